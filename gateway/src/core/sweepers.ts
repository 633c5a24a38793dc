import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import { createRounds } from './rounds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Sweeps = Readonly<Record<string, () => Promise<void>>>;

export interface SweepersDeps {
  readonly database: Database;
  readonly logger: Logger;
  /** Of what all gateways share: each is done once an hour, by whichever gateway comes first. */
  readonly shared: Sweeps;
  /** Of this gateway's own disk. */
  readonly own: Sweeps;
}

/** What is due, taken so that nobody else gets it within the hour. One that a killed gateway had in hand is due again then. */
async function claim(database: Database, names: readonly string[]): Promise<string[]> {
  const known = 'insert into sweeps (name, due_at) select unnest(?::text[]), now() on conflict do nothing';
  const due = `update sweeps set due_at = now() + interval '1 hour' where name in (
    select name from sweeps where due_at <= now() and name = any (?::text[]) for update skip locked) returning name`;
  const list = `{${names.join(',')}}`;
  return database.transaction(async (em) => {
    await em.execute(known, [list], 'run');
    return (await em.execute<{ name: string }[]>(due, [list])).map(({ name }) => name);
  });
}

export function createSweepers({ database, logger, shared, own }: SweepersDeps) {
  let ownDueAt = 0;

  async function sweep(sweeps: Sweeps, names: readonly string[], isStopped: () => boolean): Promise<void> {
    for (const name of names) {
      if (isStopped()) return;
      await sweeps[name]?.().catch((error) => logger.warn({ err: error, name }, 'sweep'));
    }
  }

  return {
    /** Does what is due. A sweep that fails is logged, and due again in an hour. */
    async round(isStopped = () => false): Promise<void> {
      if (Date.now() >= ownDueAt) {
        ownDueAt = Date.now() + HOUR_MS;
        await sweep(own, Object.keys(own), isStopped);
      }
      await sweep(shared, await claim(database, Object.keys(shared)), isStopped);
    },
  };
}

/** Looks every minute for as long as the process lives. Answers with how to stop, which waits for the sweep in hand. */
export function startSweepers(deps: SweepersDeps): () => Promise<void> {
  const { round } = createSweepers(deps);
  let isFirst = true;
  const rounds = createRounds({
    name: 'sweepers',
    pauseMs: MINUTE_MS,
    logger: deps.logger,
    async round(isStopped) {
      // Whoever has just started has visitors to answer.
      if (!isFirst) await round(isStopped);
      isFirst = false;
      return false;
    },
  });
  return rounds.stop;
}
