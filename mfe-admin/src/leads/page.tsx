import { signedIn } from '../session/signed-in.ts';
import { LeadsDesk } from './leads-desk.tsx';

export const loader = signedIn();

export const Component = () => <LeadsDesk open={null} />;
