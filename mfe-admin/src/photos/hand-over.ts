/** Photos that are not up yet when the agent goes to another page. */

import { toast } from 'platform';
import { keepWaiting } from '../queue/let-wait.ts';
import { preparePhoto } from './prepare-photo.ts';
import { waitingPhoto } from './waiting-tile.tsx';

type Home = { id: string; address: string };

/** False where the photo can never be sent, or the device keeps nothing. */
async function keep(source: File, home: Home): Promise<boolean> {
  try {
    return await keepWaiting(waitingPhoto(home, await preparePhoto(source)));
  } catch {
    return false; // Its reason has no tile to stand in any more: the agent is told which one it was.
  }
}

/** They wait on the device, from where they are sent at once, one after the other. Without a home to wait for it is said that they are not up. */
export async function handOver(sources: readonly File[], home?: Home): Promise<void> {
  const lost: string[] = [];
  for (const source of sources) if (!home || !(await keep(source, home))) lost.push(source.name);
  if (lost.length > 0)
    toast({ title: `Not up: ${lost.join(', ')}`, description: 'Choose them again.', variant: 'destructive' });
}
