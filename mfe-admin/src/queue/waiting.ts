/** What was done without a line and waits on this device to be sent. */

import { createStore } from 'platform';
import { apolloClient } from 'platform/apollo';
import type { HomeStatus } from 'schema';
import type { AnswerLeadMutationVariables, LeadKind, LeadStatus } from '../generated/operations.ts';

type Kept = {
  /** One a thing: what is changed again takes the place of what waited. */
  id: string;
  /** What it is about: "J. Ellis", "5 Ridge Road". */
  about: string;
  /** When it was done, in milliseconds; sent in this order. */
  at: number;
  /** Why it could not be sent, though the gateway was reached. */
  problem?: string;
};

/** `from`: what stood there when it was changed; the gateway must still say so when it is sent. */
type Change<Value> = { from: Value; to: Value; theirs?: Value };

export type WaitingStatus = Kept & Change<LeadStatus> & { what: 'status'; lead: { kind: LeadKind; id: string } };
export type WaitingNotes = Kept & Change<string> & { what: 'notes'; lead: { kind: LeadKind; id: string } };
export type WaitingMove = Kept & Change<HomeStatus> & { what: 'move'; homeId: string };
/** The gateway knows it by the id in `input`, and notes it once. */
export type WaitingCall = Kept & { what: 'call'; input: AnswerLeadMutationVariables['input'] };
/** `file`: it is up, and only the home does not show it yet. */
export type WaitingPhoto = Kept & { what: 'photo'; homeId: string; photo: File; file?: string };

export type WaitingChange = WaitingStatus | WaitingNotes | WaitingMove;
export type Waiting = WaitingChange | WaitingCall | WaitingPhoto;

/** As the device keeps it, the oldest first. */
export const waiting = createStore<readonly Waiting[]>([]);

/** Shows each lead where the agent put it, over what the gateway said before. */
export function layOver(): void {
  for (const item of waiting.get())
    if (item.what === 'status' && item.problem === undefined)
      apolloClient().cache.modify({ id: `Lead:${item.lead.id}`, fields: { status: () => item.to } });
}
