/**
 * Sends the agent's changes of a lead. Each is applied only if the lead still has the value that the agent saw, so that
 * nobody overwrites another device's text without being asked.
 */

import { apolloClient, documentOf } from 'platform/apollo';
import { ChangeLead, LeadAsItStands } from '../generated/operations.ts';
import { isConflict } from '../property-form/errors.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { withSession } from '../session/sign-in-again.ts';
import type { WaitingChange, WaitingNotes, WaitingStatus } from './waiting.ts';

/** It cannot be sent as it is, so the agent must decide. `theirs`: somebody else's value. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
  readonly theirs: string | undefined;

  constructor(message: string, theirs?: string) {
    super(message);
    this.theirs = theirs;
  }
}

/** How often a change is tried if others change the lead at the same moment. */
const TRIES = 3;

type Change = Pick<WaitingChange, 'from' | 'to' | 'asked'>;

/**
 * Whether the change must still be made. Not if it was made and only the answer was lost. Throws `ChangedElsewhere` if the
 * value is another one by now, which nobody here asked for.
 */
export function isOpen({ from, to, asked = [] }: Change, now: string, inWords: string): boolean {
  if (now === to) return false;
  if (![from, ...asked].includes(now)) throw new ChangedElsewhere(inWords, now);
  return true;
}

type LeadChange =
  | Pick<WaitingStatus, 'what' | 'lead' | 'from' | 'to' | 'asked'>
  | Pick<WaitingNotes, 'what' | 'lead' | 'from' | 'to' | 'asked'>;

/** Rejects with `ChangedElsewhere` if the lead has another value by now, or with the gateway's refusal. */
export async function sendLead(item: LeadChange, tries = TRIES): Promise<void> {
  const { lead } = await queryAsAgent(LeadAsItStands, item.lead);
  if (!lead) throw new ChangedElsewhere('This lead is not there any more.');
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
