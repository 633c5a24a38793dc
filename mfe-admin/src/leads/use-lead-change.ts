import { toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { ChangeLead, type LeadRowFragment, type LeadStatus } from '../generated/operations.ts';
import { explainFailure } from '../property-form/errors.ts';
import { withSession } from '../session/sign-in-again.ts';
import { offerUndo } from '../undo/undo.ts';
import { whoOf } from './lead-words.ts';

const became: Readonly<Record<LeadStatus, string>> = {
  new: 'waits for an answer again',
  contacted: 'is done',
  closed: 'is closed',
  spam: 'is spam; its mail is held',
};

export function sayFailure(error: unknown): void {
  const { title, description } = explainFailure(error);
  toast({ title, description, variant: 'destructive' });
}

/** Changes where a lead stands: seen at once, offered to be taken back, and taken back by itself where the gateway refuses. */
export function useLeadChange() {
  const [changeLead] = useMutation(documentOf(ChangeLead));

  async function change(lead: LeadRowFragment, status: LeadStatus): Promise<boolean> {
    const { id, kind } = lead;
    try {
      await withSession(() =>
        changeLead({ variables: { id, kind, status }, refetchQueries: ['AdminLeads', 'AdminWaiting', 'AdminToday'] }),
      );
      return true;
    } catch (error) {
      sayFailure(error);
      return false;
    }
  }

  return async function setStatus(lead: LeadRowFragment, status: LeadStatus): Promise<void> {
    const before = lead.status;
    if (before === status) return;
    if (await change(lead, status)) offerUndo(whoOf(lead), became[status], () => change(lead, before));
  };
}
