/** What the agent decides of one thing that waits. */

import { apolloClient } from 'platform/apollo';
import { askAllAgain } from '../session/use-asked.ts';
import { drop, isChange, replace } from './queue.ts';
import { sendWaiting } from './send.ts';
import type { Waiting } from './waiting.ts';

/** What is taken back shows again what the gateway has. */
export async function remove(item: Waiting): Promise<void> {
  if (item.what === 'status' || item.what === 'notes') {
    const fields = { [item.what]: () => item.theirs ?? item.from };
    apolloClient().cache.modify({ id: `Lead:${item.lead.id}`, fields });
  }
  await drop(item);
  askAllAgain();
}

/** Once more: what was refused for a reason that is gone; a change upon what somebody else made of it. */
export async function again(item: Waiting): Promise<void> {
  const { problem: _problem, ...rest } = item;
  const upon = isChange(item) && item.theirs !== undefined ? { from: item.theirs, theirs: undefined } : {};
  await replace({ ...rest, ...upon } as Waiting);
  await sendWaiting();
}
