// Copies of the database answer what visitors read, and never with less than this gateway knows to be there.
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
  /**
   * following: asked. behind: it has not seen the newest change yet. away: it does not answer, follows nobody, or has been behind
   * for a minute.
   */
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

/** Between the first look after a change, which is made at once, and the second; each that follows waits twice as long. */
const FIRST_PAUSE_MS = 10;
/** Who has been behind for longer does not follow any more, for all that visitors have of it. */
const BEHIND_MS = 60_000;
const NEVER = -1;

interface Follower {
  readonly replica: Replica;
  /** The catalogue's version that it has been seen to hold. A replica replays commits in order: it holds all before that, too. */
  seen: number;
  /** When it was last seen to hold all there was, in milliseconds. */
  wasWholeAt: number;
  /** The server that looks have met: behind an address that stands for several, what one has seen says nothing of another. */
  server?: string;
}

/** Promise: a replica that is slow, behind, cut off or promoted costs a read time, and never truth; such a read goes to the database. */
export function createReplicas({ replicas, primary, catalogue, logger, pauseMs = 3000 }: ReplicasOptions): Replicas {
  const followers = replicas.map((replica): Follower => ({ replica, seen: NEVER, wasWholeAt: Date.now() }));
  let turn = 0;

  function choose(): Follower | undefined {
    const ready = followers.filter(({ seen }) => seen >= catalogue.version);
    turn += 1;
    return ready[turn % ready.length];
  }

  async function look(follower: Follower): Promise<void> {
    type Row = { version: number; follows: boolean; server: string };
    const sql = `select version, pg_is_in_recovery() as follows,
      coalesce(host(inet_server_addr()), '') || ' ' || coalesce(inet_server_port(), 0) as server from catalogue`;
    const { place, read } = follower.replica;
    const [row] = await read<Row>(sql);
    if (!row?.follows) throw new Error(`${place} is no replica: it does not follow the database`);
    follower.server ??= row.server;
    if (row.server !== follower.server) throw new Error(`${place} stands for several servers: name each of them`);
    follower.seen = row.version;
    if (row.version >= catalogue.version) follower.wasWholeAt = Date.now();
  }

  const rounds = followers.map((follower) => {
    /** Since the newest change. */
    let looks = 0;
    const isWhole = () => follower.seen >= catalogue.version;
    const watch = createRounds({
      name: `replica ${follower.replica.place}`,
      pauseMs: () => (isWhole() ? pauseMs : Math.min(FIRST_PAUSE_MS * 2 ** (looks - 1), pauseMs)),
      logger,
      async round() {
        looks += 1;
        await look(follower).catch((error: unknown) => {
          follower.seen = NEVER;
          throw error;
        });
        return false;
      },
    });
    const wake = () => {
      looks = 0;
      watch.wake();
    };
    return { wake, stop: watch.stop };
  });
  const stopHearing = catalogue.onChange(() => {
    for (const round of rounds) round.wake();
  });

  /** Whatever a replica fails at is asked of the database, whose own error it then is. */
  const read: Read = async (sql, values, options) => {
    const follower = choose();
    if (follower === undefined) return primary.read(sql, values, options);
    try {
      return await follower.replica.read(sql, values, options);
    } catch (error) {
      if (isDatabaseAway(error)) follower.seen = NEVER;
      return primary.read(sql, values, options);
    }
  };

  const stateOf = ({ seen, wasWholeAt }: Follower) => {
    if (seen >= catalogue.version) return 'following';
    return seen === NEVER || Date.now() - wasWholeAt > BEHIND_MS ? 'away' : 'behind';
  };
  return {
    read,
    states: () => followers.map((follower) => ({ place: follower.replica.place, state: stateOf(follower) })),
    async close() {
      stopHearing();
      await Promise.all(rounds.map((round) => round.stop()));
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
