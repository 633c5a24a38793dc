/**
 * One thing that waited, sent so that it is done once: a change only upon the value that the agent saw, what has an id of its
 * own by that id, and a photo that is up is not sent again. Each rejects with what the gateway refused.
 */

import { AnswerLead, ChangeLead, LeadAsItStands } from '../generated/operations.ts';
import { readHome } from '../home/use-home.ts';
import { standingOf } from '../homes/home-words.ts';
import { move } from '../homes/move.ts';
import { statusWords } from '../homes/status-words.ts';
import { addToHome } from '../photos/add-to-home.ts';
import { sendPhoto } from '../photos/send-photo.ts';
import { isConflict } from '../property-form/errors.ts';
import { askViewer, doAsAgent } from '../session/ask-viewer.ts';
import { replace } from './queue.ts';
import type { Waiting, WaitingChange, WaitingMove, WaitingNotes, WaitingPhoto, WaitingStatus } from './waiting.ts';

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

/** Whether there is something left to do: none where an answer was lost on its way and the change is made. */
function isOpen({ from, to }: WaitingChange, now: string, inWords: string): boolean {
  if (now === to) return false;
  if (now !== from) throw new Meanwhile(inWords, now);
  return true;
}

async function sendLead(item: WaitingStatus | WaitingNotes, tries = TRIES): Promise<void> {
  const { lead } = await askViewer(LeadAsItStands, item.lead);
  if (!lead) throw new Meanwhile('This lead is not there any more.');
  const now = item.what === 'status' ? lead.status : (lead.notes ?? '');
  const inWords =
    item.what === 'status'
      ? `Meanwhile it was set to ${now} elsewhere.`
      : `Meanwhile they were changed elsewhere: “${now}”`;
  if (!isOpen(item, now, inWords)) return;
  const value = item.what === 'status' ? { status: item.to } : { notes: item.to };
  try {
    await doAsAgent(ChangeLead, { ...item.lead, ...value, expectedUpdatedAt: lead.updatedAt });
  } catch (error) {
    if (!isConflict(error) || tries === 1) throw error;
    await sendLead(item, tries - 1);
  }
}

async function sendMove(item: WaitingMove): Promise<void> {
  const home = await readHome(item.homeId);
  if (!home) throw new Meanwhile('This home is not there any more.');
  const now = standingOf(home);
  if (isOpen(item, now, `Meanwhile it was set to ${statusWords[now]} elsewhere.`)) await move(home, item.to, home);
}

async function addPhoto(item: WaitingPhoto): Promise<void> {
  const { signal } = new AbortController();
  const file = item.file ?? (await sendPhoto({ file: item.photo, signal, onProgress: () => undefined }));
  if (!item.file) await replace({ ...item, file });
  const home = await readHome(item.homeId);
  if (!home) throw new Meanwhile('This home is not there any more.');
  await addToHome(home, file);
}

export async function sendOne(item: Waiting): Promise<void> {
  if (item.what === 'photo') return addPhoto(item);
  if (item.what === 'move') return sendMove(item);
  if (item.what === 'call') return void (await doAsAgent(AnswerLead, { input: item.input }));
  return sendLead(item);
}
