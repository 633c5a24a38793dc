/** What was done without a connection and waits on this device. */

import { createStore } from 'platform';
import { apolloClient } from 'platform/apollo';
import type { HomeStatus } from 'schema';
import type { AnswerLeadMutationVariables, LeadKind, LeadStatus } from '../generated/operations.ts';

type Kept = {
  /** One id for each thing: a new change replaces the waiting one. */
  id: string;
  /** The person or home: "J. Ellis", "5 Ridge Road". */
  about: string;
  /** When it was done, in milliseconds. It is sent in this order. */
  at: number;
  /** Why it was not accepted, although the gateway was reached. */
  problem?: string;
};

/**
 * `from`: the value before the change, which the gateway must still have when it is sent. `asked`: what was to be sent before
 * `to`. It may have been done, if only its answer was lost, and is nobody else's.
 */
type Change<Value> = { from: Value; to: Value; theirs?: Value; asked?: readonly Value[] };

/** All that was to be sent before a change that follows this one. */
export const askedWith = <Value>({ asked = [], to }: Pick<Change<Value>, 'asked' | 'to'>): readonly Value[] => [
  ...asked,
  to,
];

export type WaitingStatus = Kept & Change<LeadStatus> & { what: 'status'; lead: { kind: LeadKind; id: string } };
export type WaitingNotes = Kept & Change<string> & { what: 'notes'; lead: { kind: LeadKind; id: string } };
export type WaitingMove = Kept & Change<HomeStatus> & { what: 'move'; homeId: string };
/** The gateway identifies it by the id in `input`, and records it once. */
export type WaitingCall = Kept & { what: 'call'; input: AnswerLeadMutationVariables['input'] };
/** `file`: it is uploaded, and only the home does not have it yet. */
export type WaitingPhoto = Kept & { what: 'photo'; homeId: string; photo: File; file?: string };

export type WaitingChange = WaitingStatus | WaitingNotes | WaitingMove;
export type Waiting = WaitingChange | WaitingCall | WaitingPhoto;

/** What the device stores, the oldest first. */
export const waiting = createStore<readonly Waiting[]>([]);

/** Shows each lead with the status that waits to be sent. */
export function layOver(): void {
  for (const item of waiting.get())
    if (item.what === 'status' && item.problem === undefined)
      apolloClient().cache.modify({ id: `Lead:${item.lead.id}`, fields: { status: () => item.to } });
}
