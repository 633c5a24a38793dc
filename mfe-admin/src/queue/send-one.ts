/**
 * Sends one waiting thing so that it takes effect once: a change only if the agent's value is still there, a thing with
 * an id by that id, and an uploaded photo not again. Rejects with the gateway's refusal.
 */
import { homeStatusOf } from 'schema';
import { AnswerLead } from '../generated/operations.ts';
import { readHome } from '../home/use-home.ts';
import { move } from '../homes/move.ts';
import { statusWords } from '../homes/status-words.ts';
import { addToHome } from '../photos/add-to-home.ts';
import { sendPhoto } from '../photos/send-photo.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { replace } from './queue.ts';
import { ChangedElsewhere, isOpen, sendLead } from './send-lead.ts';
import type { Waiting, WaitingMove, WaitingPhoto } from './waiting.ts';

async function sendMove(item: WaitingMove): Promise<void> {
  const home = await readHome(item.homeId);
  if (!home) throw new ChangedElsewhere('This home is not there any more.');
  const now = homeStatusOf(home);
  if (isOpen(item, now, `Meanwhile it was set to ${statusWords[now]} elsewhere.`)) await move(home, item.to, home);
}

async function addPhoto(item: WaitingPhoto): Promise<void> {
  const { signal } = new AbortController();
  const file = item.file ?? (await sendPhoto({ file: item.photo, signal, onProgress: () => undefined }));
  // It may have been removed while it was on its way.
  if (!(await replace({ ...item, file }))) return;
  const home = await readHome(item.homeId);
  if (!home) throw new ChangedElsewhere('This home is not there any more.');
  await addToHome(home, file);
}

export async function sendOne(item: Waiting): Promise<void> {
  if (item.what === 'photo') return addPhoto(item);
  if (item.what === 'move') return sendMove(item);
  if (item.what === 'call') return void (await mutateAsAgent(AnswerLead, { input: item.input }));
  return sendLead(item);
}
