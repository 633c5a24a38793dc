/** The agent's decisions about a change that waits. */

import { apolloClient } from 'platform/apollo';
import { refetchAll } from '../session/use-agent-query.ts';
import { drop, isChange, replace } from './queue.ts';
import { sendWaiting } from './send.ts';
import type { Waiting } from './waiting.ts';

/** When it is removed, the gateway's value is shown again. */
export async function remove(item: Waiting): Promise<void> {
  if (item.what === 'status' || item.what === 'notes') {
    const fields = { [item.what]: () => item.theirs ?? item.from };
    apolloClient().cache.modify({ id: `Lead:${item.lead.id}`, fields });
  }
  await drop(item);
  refetchAll();
}

/** Sends it again: the reason of a refusal may be gone. A conflicting change is now based on the other value. */
export async function again(item: Waiting): Promise<void> {
  const { problem: _problem, ...rest } = item;
  const upon = isChange(item) && item.theirs !== undefined ? { from: item.theirs, theirs: undefined } : {};
  await replace({ ...rest, ...upon } as Waiting);
  await sendWaiting();
}
