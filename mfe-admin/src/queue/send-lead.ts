/** What the agent says of a lead, put there only upon what the agent saw: nobody writes over another device's words unasked. */

import { apolloClient, documentOf } from 'platform/apollo';
import { ChangeLead, LeadAsItStands } from '../generated/operations.ts';
import { isConflict } from '../property-form/errors.ts';
import { askViewer } from '../session/ask-viewer.ts';
import { withSession } from '../session/sign-in-again.ts';
import type { WaitingChange, WaitingNotes, WaitingStatus } from './waiting.ts';

/** It cannot be sent as it is; the agent decides. `theirs`: what somebody else made of it meanwhile. */
export class Meanwhile extends Error {
  override readonly name = 'Meanwhile';
  readonly theirs: string | undefined;

  constructor(message: string, theirs?: string) {
    super(message);
    this.theirs = theirs;
  }
}

/** Times that a change is tried upon a lead that others change at the same moment. */
const TRIES = 3;

type Change = Pick<WaitingChange, 'from' | 'to'>;

/** Whether there is something left to do: none where an answer was lost on its way and the change is made. */
export function isOpen({ from, to }: Change, now: string, inWords: string): boolean {
  if (now === to) return false;
  if (now !== from) throw new Meanwhile(inWords, now);
  return true;
}

type LeadChange =
  | Pick<WaitingStatus, 'what' | 'lead' | 'from' | 'to'>
  | Pick<WaitingNotes, 'what' | 'lead' | 'from' | 'to'>;

/** Rejects with `Meanwhile` where something else stands there by now, or with what the gateway refused. */
export async function sendLead(item: LeadChange, tries = TRIES): Promise<void> {
  const { lead } = await askViewer(LeadAsItStands, item.lead);
  if (!lead) throw new Meanwhile('This lead is not there any more.');
  const now = item.what === 'status' ? lead.status : (lead.notes ?? '');
  const inWords =
    item.what === 'status'
      ? `Meanwhile it was set to ${now} elsewhere.`
      : `Meanwhile they were changed elsewhere: “${now}”`;
  if (!isOpen(item, now, inWords)) return;
  const value = item.what === 'status' ? { status: item.to } : { notes: item.to };
  const variables = { ...item.lead, ...value, expectedUpdatedAt: lead.updatedAt };
  try {
    await withSession(() => apolloClient().mutate({ mutation: documentOf(ChangeLead), variables }));
  } catch (error) {
    if (!isConflict(error) || tries === 1) throw error;
    await sendLead(item, tries - 1);
  }
}
