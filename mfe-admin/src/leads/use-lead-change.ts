import { documentOf, useApolloClient, useMutation } from 'platform/apollo';
import { changeInOrder } from '../connection/change-in-order.ts';
import { isUnreached } from '../connection/connection.ts';
import { ChangeLead, type LeadRowFragment, type LeadStatus } from '../generated/operations.ts';
import { dequeue, enqueueOffline, isWaiting } from '../queue/enqueue.ts';
import { withSession } from '../session/sign-in-again.ts';
import { changeWithUndo } from '../undo/undo.ts';
import { whoOf } from './lead-words.ts';

const became: Readonly<Record<LeadStatus, string>> = {
  new: 'waits for an answer again',
  contacted: 'is done',
  closed: 'is closed',
  spam: 'is spam; its mail is held',
};

const waitingId = (leadId: string) => `status ${leadId}`;

const waitingStatus = (lead: LeadRowFragment, from: LeadStatus, to: LeadStatus) => {
  const { id, kind } = lead;
  return { what: 'status' as const, id: waitingId(id), about: whoOf(lead), lead: { kind, id }, from, to };
};

/**
 * Changes the status of a lead: shown at once, with Undo, and reverted if the gateway refuses it. Without a connection,
 * the change waits.
 */
export function useLeadChange() {
  const { cache } = useApolloClient();
  const [changeLead] = useMutation(documentOf(ChangeLead));

  /** Updates the lead everywhere on the page. */
  function show({ id }: LeadRowFragment, status: LeadStatus): void {
    const shown = cache.identify({ __typename: 'Lead', id });
    if (shown) cache.modify({ id: shown, fields: { status: () => status } });
  }

  /** The gateway has what is shown, unless that waits to be sent. */
  function send({ id, kind }: LeadRowFragment, from: LeadStatus, to: LeadStatus): Promise<unknown> {
    const variables = { id, kind, status: to, expectedStatus: isWaiting(waitingId(id)) ? undefined : from };
    return withSession(() => changeLead({ variables, refetchQueries: 'active' }), `ChangeLead ${id}`);
  }

  /** Whether it waits is known before the next press has its turn. */
  async function sendOrEnqueue(lead: LeadRowFragment, from: LeadStatus, to: LeadStatus): Promise<void> {
    try {
      await send(lead, from, to);
      await dequeue(waitingId(lead.id));
    } catch (error) {
      if (!isUnreached(error) || !(await enqueueOffline(waitingStatus(lead, from, to)))) throw error;
    }
  }

  /** Rejects if it failed and does not wait, and with CONFLICT if the status is neither `from` nor `to` by now. */
  async function change(lead: LeadRowFragment, from: LeadStatus, to: LeadStatus): Promise<void> {
    const work = () => sendOrEnqueue(lead, from, to);
    await changeInOrder(lead.id, { from, to, show: (status) => show(lead, status), work });
  }

  return async function setStatus(lead: LeadRowFragment, status: LeadStatus): Promise<void> {
    const before = lead.status;
    if (before === status) return;
    await changeWithUndo(
      [whoOf(lead), became[status]],
      () => change(lead, before, status),
      () => change(lead, status, before),
    );
  };
}
