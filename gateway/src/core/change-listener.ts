import { Client } from 'pg';
import type { Logger } from './logger.ts';

/** The channel on which the catalogue's versions are announced. */
export const CHANNEL = 'catalogue';
/** Announces, as `version record`, that a version changed this record only. */
export const RECORDS_CHANNEL = 'catalogue_records';

/** Another channel, heard on the same connection. */
export interface ChannelListener {
  readonly channel: string;
  /** May throw if it cannot read the payload. */
  hear(payload: string): void;
  /** Called after each new connection: announcements before it may have been missed. */
  miss(): void;
}

/** Listens for what other gateways announce. */
export interface ChangeListener {
  /**
   * False while the connection is down or does not answer: then announcements may be missed. False also after the process
   * stood still, until the connection has answered again: announcements may lie unread.
   */
  isListening(): boolean;
  close(): Promise<void>;
}

/** In milliseconds. */
export interface ListenerTimes {
  /** Between two reads of the version: this finds a dead connection, and any announcement that was missed. */
  readonly heartbeat: number;
  /** How long an answer may take before the connection counts as lost. */
  readonly patience: number;
  /** Before a lost connection is opened again. */
  readonly reconnect: number;
}

const usual: ListenerTimes = { heartbeat: 3000, patience: 2000, reconnect: 1000 };

export interface ListenerOptions {
  readonly url: string;
  /** Called with every version that is announced or read; may be called with old ones. Resolves with whether it is known. */
  readonly learn: (version: number) => Promise<boolean>;
  /** Called with a version and its record before `learn` is called with that version. */
  readonly learnRecord?: ((version: number, record: string) => void) | undefined;
  readonly channelListener?: ChannelListener | undefined;
  readonly logger: Logger;
  readonly times?: ListenerTimes | undefined;
}

/** Listens on a connection of its own, because a pooled connection may be closed. Reconnects until `close`. */
export function openChangeListener({
  url,
  learn,
  learnRecord,
  channelListener,
  logger,
  times = usual,
}: ListenerOptions): ChangeListener {
  /** The current connection. What an older one still sends is ignored. */
  let active: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let isListening = false;
  /**
   * When that was asked which the connection answered last, by the clock that is never set. The answer itself may have
   * lain unread.
   */
  let askedAt = 0;
  let isClosed = false;

  function lose(client: Client, error: unknown): void {
    if (client !== active) return;
    active = undefined;
    isListening = false;
    clearTimeout(beat);
    // A server that cannot be reached never answers a clean end, so the socket is closed at once.
    client.connection.stream.destroy();
    if (isClosed) return;
    logger.warn({ err: error }, 'catalogue: connection lost');
    retry = setTimeout(connect, times.reconnect).unref();
  }

  /** Rejects if the connection does not answer. What it answers may take another one to learn. */
  async function look(client: Client): Promise<{ learned: Promise<void> }> {
    const now = performance.now();
    const { rows } = await client.query<{ version: number }>('select version from catalogue');
    const learned = async () => {
      if (client === active && (await learn(rows[0]?.version ?? 0))) askedAt = Math.max(askedAt, now);
    };
    return { learned: learned() };
  }

  function connect(): void {
    const client = new Client({
      connectionString: url,
      application_name: 'gateway listener',
      keepAlive: true,
      connectionTimeoutMillis: times.patience,
      query_timeout: times.patience,
    });
    active = client;
    client.on('notification', ({ channel, payload }) => client === active && hear(channel, payload));
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The connection ended')));
    start(client).catch((error: unknown) => lose(client, error));
  }

  function hear(channel: string, payload = ''): void {
    try {
      if (channel === CHANNEL) void learn(Number(payload));
      else if (channel === RECORDS_CHANNEL) hearRecord(payload);
      else channelListener?.hear(payload);
    } catch (error) {
      logger.warn({ err: error, channel }, 'announcement not understood');
    }
  }

  function hearRecord(payload: string): void {
    const [version, record] = payload.split(' ');
    if (record !== undefined) learnRecord?.(Number(version), record);
  }

  async function start(client: Client): Promise<void> {
    await client.connect();
    await client.query(`listen ${CHANNEL}; listen ${RECORDS_CHANNEL}`);
    if (channelListener !== undefined) await client.query(`listen ${channelListener.channel}`);
    // Finds what was announced before this connection listened.
    await (await look(client)).learned;
    if (client !== active) return;
    isListening = true;
    channelListener?.miss();
    keepLooking(client);
  }

  function keepLooking(client: Client): void {
    const lookAgain = () =>
      look(client).then(
        () => client === active && keepLooking(client),
        (error: unknown) => lose(client, error),
      );
    beat = setTimeout(lookAgain, times.heartbeat).unref();
  }

  connect();
  return {
    isListening: () => isListening && performance.now() - askedAt < times.heartbeat + times.patience,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(beat);
      const client = active;
      active = undefined;
      isListening = false;
      await client?.end().catch(() => {});
    },
  };
}
