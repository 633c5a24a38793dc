import { leadKinds } from 'schema';
import { LeadsDesk, type OpenLead } from '../leads/leads-desk.tsx';
import { signedIn } from '../session/signed-in.ts';

/** An unknown kind shows only the inbox. */
export const loader = signedIn(({ params }): OpenLead | null => {
  const kind = leadKinds.find((known) => known === params.kind);
  return kind && params.id ? { kind, id: params.id } : null;
});

export const Component = ({ data }: { data: OpenLead | null }) => <LeadsDesk open={data} />;
