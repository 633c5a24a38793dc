// Copies of the database answer what visitors read, and never with less than this gateway knows to be there.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Catalogue } from './catalogue.ts';
import { isDatabaseAway } from './database-away.ts';
import type { Logger } from './logger.ts';
import type { Read } from './prepared-read.ts';
import { createRounds } from './rounds.ts';

/** A connection to a standby of the database. */
export interface Replica {
  /** Host and port, without credentials. */
  readonly place: string;
  readonly read: Read;
  close(): Promise<void>;
}

export interface ReplicaState {
  readonly place: string;
  /** following: asked. behind: it has not seen the newest change yet. away: it does not answer, or follows nobody. */
  readonly state: 'following' | 'behind' | 'away';
}

export interface Replicas {
  /** Of a replica that has seen all that this gateway knows of, in turns; of the database itself if there is none. */
  readonly read: Read;
  states(): ReplicaState[];
  close(): Promise<void>;
}

export interface ReplicasOptions {
  readonly replicas: readonly Replica[];
  readonly primary: { readonly read: Read };
  readonly catalogue: Pick<Catalogue, 'version' | 'onChange'>;
  readonly logger: Logger;
  /** Between two looks at a replica that follows, or is away. */
  readonly pauseMs?: number;
}

/** The first look after a change; each that follows waits twice as long. */
const FIRST_LOOK_MS = 10;
const NEVER = -1;

interface Follower extends Replica {
  /** The catalogue's version that it has been seen to hold. A replica replays commits in order: it holds all before that, too. */
  seen: number;
}

/** A statement that the standby ended because what it read had to be removed there (40001): the database itself still has it. */
const isConflict = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40001';

/** Promise: a replica that is slow, behind, cut off or promoted costs a read time, and never truth; such a read goes to the database. */
export function createReplicas({ replicas, primary, catalogue, logger, pauseMs = 3000 }: ReplicasOptions): Replicas {
  const followers = replicas.map((replica): Follower => ({ ...replica, seen: NEVER }));
  let turn = 0;

  function choose(): Follower | undefined {
    const ready = followers.filter(({ seen }) => seen >= catalogue.version);
    turn += 1;
    return ready[turn % ready.length];
  }

  async function look(follower: Follower): Promise<void> {
    type Row = { version: number; follows: boolean };
    const sql = 'select version, pg_is_in_recovery() as follows from catalogue';
    const [row] = await follower.read<Row>(sql);
    if (!row?.follows) throw new Error(`${follower.place} is no replica: it does not follow the database`);
    follower.seen = row.version;
  }

  const rounds = followers.map((follower) => {
    let wait = FIRST_LOOK_MS;
    return createRounds({
      name: `replica ${follower.place}`,
      pauseMs,
      logger,
      async round() {
        try {
          await look(follower);
        } catch (error) {
          follower.seen = NEVER;
          throw error;
        }
        const isBehind = follower.seen < catalogue.version;
        wait = isBehind ? Math.min(wait * 2, pauseMs) : FIRST_LOOK_MS;
        if (isBehind) await sleep(wait);
        return isBehind;
      },
    });
  });
  const stopHearing = catalogue.onChange(() => {
    for (const round of rounds) round.wake();
  });

  const read: Read = async (sql, values, options) => {
    const follower = choose();
    if (follower === undefined) return primary.read(sql, values, options);
    try {
      return await follower.read(sql, values, options);
    } catch (error) {
      if (isConflict(error)) return primary.read(sql, values, options);
      if (!isDatabaseAway(error)) throw error;
      follower.seen = NEVER;
      return primary.read(sql, values, options);
    }
  };

  const stateOf = ({ seen }: Follower) => {
    if (seen === NEVER) return 'away';
    return seen < catalogue.version ? 'behind' : 'following';
  };
  return {
    read,
    states: () => followers.map((follower) => ({ place: follower.place, state: stateOf(follower) })),
    async close() {
      stopHearing();
      await Promise.all(rounds.map((round) => round.stop()));
      await Promise.all(followers.map((follower) => follower.close()));
    },
  };
}
