/** Photos that are not uploaded yet when the agent goes to another page. */

import { toast } from 'platform';
import { askBeforeUnload } from '../device/ask-before-unload.ts';
import { enqueue } from '../queue/enqueue.ts';
import { notUpInWords } from './not-up-words.ts';
import { preparePhoto } from './prepare-photo.ts';
import { waitingPhoto } from './waiting-tile.tsx';

type Home = { id: string; address: string };

/** False if the photo can never be sent, or if the device stores nothing. */
async function keep(source: File, home: Home): Promise<boolean> {
  try {
    return await enqueue(waitingPhoto(home, await preparePhoto(source)));
  } catch {
    return false; // There is no tile any more to show the reason, so a toast names the photo.
  }
}

/**
 * The photos wait on the device and are sent from there at once, one after the other. Without a home, a toast says that
 * they are not uploaded.
 */
export async function handOver(sources: readonly File[], home?: Home): Promise<void> {
  const lost: string[] = [];
  // Made smaller one after the other, thirty photos take a while, and a tab that is closed before would lose them.
  const stopAsking = askBeforeUnload();
  for (const source of sources) if (!home || !(await keep(source, home))) lost.push(source.name);
  stopAsking();
  if (lost.length > 0) toast({ ...notUpInWords(lost), variant: 'destructive' });
}
