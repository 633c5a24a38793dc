import { loadAhead } from '../frame/ahead.ts';
import { cut } from '../line/line.ts';
import { type Waiting, waiting } from './waiting.ts';

const loadQueue = () => import(/* webpackChunkName: "queue" */ './queue.ts');
loadAhead(loadQueue);

type New<Item> = Item extends Waiting ? Omit<Item, 'at'> : never;

/** Keeps it until there is a line. False where the device keeps nothing: then it has to be done again. */
export async function letWait(item: New<Waiting>): Promise<boolean> {
  cut();
  try {
    const { wait } = await loadQueue();
    await wait({ ...item, at: Date.now() } as Waiting);
    return true;
  } catch {
    return false;
  }
}

/** It was done anew, and the gateway has it: what waited of it is out of date. */
export async function forgetWaiting(id: string): Promise<void> {
  const item = waiting.get().find((one) => one.id === id);
  if (!item) return;
  const { drop } = await loadQueue();
  await drop(item);
}
