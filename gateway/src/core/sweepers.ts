import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import { createRounds } from './rounds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Sweeps = Readonly<Record<string, () => Promise<void>>>;

export interface SweepersDeps {
  readonly database: Database;
  readonly logger: Logger;
  /** Sweeps of what all gateways share: each runs once an hour, in the gateway that claims it first. */
  readonly shared: Sweeps;
  /** Sweeps of this gateway's own disk. */
  readonly own: Sweeps;
}

/**
 * Claims the sweeps that are due, so that no other gateway runs them within the hour. If this gateway is killed, they
 * are due again after that hour. One that is due later than that is due now: the database's clock was set back meanwhile.
 */
async function claim(database: Database, names: readonly string[]): Promise<string[]> {
  const known = 'insert into sweeps (name, due_at) select unnest(?::text[]), now() on conflict do nothing';
  const due = `update sweeps set due_at = now() + interval '1 hour' where name in (
    select name from sweeps where (due_at <= now() or due_at > now() + interval '61 minutes') and name = any (?::text[])
    for update skip locked) returning name`;
  const list = `{${names.join(',')}}`;
  return database.transaction(async (em) => {
    await em.execute(known, [list], 'run');
    return (await em.execute<{ name: string }[]>(due, [list])).map(({ name }) => name);
  });
}

/** Runs the sweeps that are due, at each call of `round`. */
export function createSweepers({ database, logger, shared, own }: SweepersDeps) {
  let ownDueAt = 0;

  async function sweep(sweeps: Sweeps, names: readonly string[], isStopped: () => boolean): Promise<void> {
    for (const name of names) {
      if (isStopped()) return;
      await sweeps[name]?.().catch((error) => logger.warn({ err: error, name }, 'sweep'));
    }
  }

  return {
    /** Runs the sweeps that are due. A sweep that fails is logged, and is due again in an hour. */
    async round(isStopped = () => false): Promise<void> {
      if (performance.now() >= ownDueAt) {
        ownDueAt = performance.now() + HOUR_MS;
        await sweep(own, Object.keys(own), isStopped);
      }
      await sweep(shared, await claim(database, Object.keys(shared)), isStopped);
    },
  };
}

/** Looks every minute until it is stopped. Returns the function that stops it; that waits for the current sweep. */
export function startSweepers(deps: SweepersDeps): () => Promise<void> {
  const { round } = createSweepers(deps);
  let isFirst = true;
  const rounds = createRounds({
    name: 'sweepers',
    pauseMs: MINUTE_MS,
    logger: deps.logger,
    async round(isStopped) {
      // A gateway that has just started answers visitors first.
      if (!isFirst) await round(isStopped);
      isFirst = false;
      return false;
    },
  });
  return rounds.stop;
}
