import { loadAhead } from '../frame/ahead.ts';
import { cut } from '../line/line.ts';
import { type Waiting, waiting } from './waiting.ts';

const loadQueue = () => import(/* webpackChunkName: "queue" */ './queue.ts');
loadAhead(loadQueue);

type New<Item> = Item extends Waiting ? Omit<Item, 'at'> : never;

/** Keeps it on the device until there is a line, or the agent has chosen. False where the device keeps nothing. */
export async function keepWaiting(item: New<Waiting>): Promise<boolean> {
  try {
    const { wait } = await loadQueue();
    await wait({ ...item, at: Date.now() } as Waiting);
    return true;
  } catch {
    return false;
  }
}

/** The line is gone: keeps it until there is one. False where the device keeps nothing: then it has to be done again. */
export function letWait(item: New<Waiting>): Promise<boolean> {
  cut();
  return keepWaiting(item);
}

/** It was done anew, and the gateway has it: what waited of it is out of date. */
export async function forgetWaiting(id: string): Promise<void> {
  const item = waiting.get().find((one) => one.id === id);
  if (!item) return;
  const { drop } = await loadQueue();
  await drop(item);
}
