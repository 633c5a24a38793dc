// A worker that checks a set. Who starts it says how much memory it has.
import { parentPort, workerData } from 'node:worker_threads';
import { createLogger } from '../core/logger.ts';
import { asSet } from '../modules/releases/live-set.ts';
import type { Release } from '../modules/releases/release.ts';
import { createSmoke } from '../modules/releases/smoke.ts';
import { answerWith } from './query-answers.ts';

const { folder, releases } = workerData as { folder: string; releases: readonly Release[] };
const set = asSet(releases);
if (!set) throw new Error('There is no shell');
const smoke = createSmoke({
  releasesFolder: folder,
  site: () => ({}),
  query: async () => answerWith(null),
  logger: createLogger('silent'),
});
parentPort?.postMessage(await smoke(set, set.remotes, undefined));
