/** The queue on the device. All tabs share it, and tell one another of changes. */

import { del, entries, promisifyRequest, update } from 'idb-keyval';
import { isSomebodys, waitingStore } from '../device/device.ts';
import { askedWith, layOver, type Waiting, type WaitingChange, waiting } from './waiting.ts';

const news = new BroadcastChannel('admin-waiting');
news.addEventListener('message', () => void load());

export const isChange = (item: Waiting): item is WaitingChange => 'to' in item;

/** What the device stores, the oldest first. */
export async function queued(): Promise<Waiting[]> {
  return (await entries<string, Waiting>(waitingStore)).map(([, item]) => item).toSorted((a, b) => a.at - b.at);
}

export async function load(): Promise<void> {
  waiting.set(await queued());
  layOver();
}

async function changed(): Promise<void> {
  await load();
  news.postMessage(null);
}

/** Changed twice without a connection: the first initial value, the last new value. */
function merged(before: Waiting | undefined, item: Waiting): Waiting {
  return before && isChange(before) && isChange(item)
    ? ({
        ...item,
        from: before.theirs ?? before.from,
        at: before.at,
        asked: askedWith<unknown>(before),
      } as WaitingChange)
    : item;
}

/** Rejects if the device stores nothing, or if nobody is signed in here any more. */
export async function add(item: Waiting): Promise<void> {
  if (!(await isSomebodys())) throw new Error('Nobody is signed in on this device');
  await update<Waiting>(item.id, (before) => merged(before, item), waitingStore);
  await changed();
}

export async function drop({ id }: Waiting): Promise<void> {
  await del(id, waitingStore);
  await changed();
}

/** Returns whether it still waits: what was removed meanwhile, here or in another tab, is not put back. */
export async function replace(item: Waiting): Promise<boolean> {
  const isThere = await waitingStore('readwrite', async (store) => {
    if ((await promisifyRequest(store.count(item.id))) === 0) return false;
    store.put(item, item.id);
    await promisifyRequest(store.transaction);
    return true;
  });
  await changed();
  return isThere;
}

/** It was sent. If it was changed again meanwhile, the newer value waits, based on the sent one. */
export async function settle(sent: Waiting): Promise<void> {
  await waitingStore('readwrite', async (store) => {
    const now = await promisifyRequest<Waiting | undefined>(store.get(sent.id));
    if (now && isChange(now) && isChange(sent) && now.to !== sent.to) store.put({ ...now, from: sent.to }, sent.id);
    else store.delete(sent.id);
    await promisifyRequest(store.transaction);
  });
  await changed();
}
