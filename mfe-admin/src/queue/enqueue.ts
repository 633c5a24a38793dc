import { markOffline } from '../connection/connection.ts';
import { loadAhead } from '../frame/ahead.ts';
import { type Waiting, waiting } from './waiting.ts';

const loadQueue = () => import(/* webpackChunkName: "queue" */ './queue.ts');
loadAhead(loadQueue);

type New<Item> = Item extends Waiting ? Omit<Item, 'at'> : never;

/**
 * Stores it on the device until there is a connection, or until the agent has chosen. False if the device stores
 * nothing.
 */
export async function enqueue(item: New<Waiting>): Promise<boolean> {
  try {
    const { add } = await loadQueue();
    await add({ ...item, at: Date.now() } as Waiting);
    return true;
  } catch {
    return false;
  }
}

/**
 * There is no connection, so it is stored until there is one. False if the device stores nothing; then the agent must
 * repeat it.
 */
export function enqueueOffline(item: New<Waiting>): Promise<boolean> {
  markOffline();
  return enqueue(item);
}

/** The id under which a home's new status waits. */
export const moveOf = ({ id }: { id: string }): string => `move ${id}`;

/** Whether a change waits, so that what is shown is not what the gateway has. */
export const isWaiting = (id: string): boolean =>
  waiting.get().some((item) => item.id === id && item.problem === undefined);

/** The gateway has a newer value, so the stored one is out of date. */
export async function dequeue(id: string): Promise<void> {
  const item = waiting.get().find((one) => one.id === id);
  if (!item) return;
  const { drop } = await loadQueue();
  await drop(item);
}
