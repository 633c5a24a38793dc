// Replicas of the database answer visitors' reads, but never with older data than this gateway knows.
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
   * following: gets reads. behind: it has not replayed the newest change yet. away: it does not answer, is not in
   * recovery, or has been behind for a minute.
   */
  readonly state: 'following' | 'behind' | 'away';
}

export interface Replicas {
  /**
   * Reads from the replicas that have replayed all that this gateway knows of, in turns. Reads from the primary if
   * there is none.
   */
  readonly read: Read;
  states(): ReplicaState[];
  close(): Promise<void>;
}

export interface ReplicasOptions {
  readonly replicas: readonly Replica[];
  readonly primary: { readonly read: Read };
  readonly catalogue: Pick<Catalogue, 'version' | 'onChange'>;
  readonly logger: Logger;
  /** Milliseconds between two looks at a replica that follows, or is away. */
  readonly pauseMs?: number;
}

/** The pause after the first look that follows a change. It doubles with each further look, up to `pauseMs`. */
const FIRST_PAUSE_MS = 10;
/** A replica that has been behind for longer is reported as away. */
const BEHIND_MS = 60_000;
const NEVER = -1;

interface Follower {
  readonly replica: Replica;
  /**
   * The catalogue's version that it was seen to have. A replica replays commits in order, so it has all earlier ones,
   * too.
   */
  seen: number;
  /** When it was last seen to have the newest version, in milliseconds since 1970. */
  wasWholeAt: number;
  /**
   * The server that the first look met. An address that stands for several servers is refused: what one has replayed
   * says nothing about another.
   */
  server?: string;
}

/**
 * Promise: a replica that is slow, behind, cut off or promoted may cost time, but never gives old data. A read that
 * fails there is repeated on the primary.
 */
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
    /** Looks since the newest change. */
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
  const stopListening = catalogue.onChange(() => {
    for (const round of rounds) round.wake();
  });

  /** A read that fails on a replica is repeated on the primary; its error, if any, is the one thrown. */
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
      stopListening();
      await Promise.all(rounds.map((round) => round.stop()));
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
