import { PassThrough, type Readable } from 'node:stream';
import { GatewayError, unavailable } from '../core/errors.ts';

/** How many may be open on one gateway. One agent has a handful of tabs and devices. */
const MOST = 20;
/** Characters that wait for a client. Who leaves more lying there is cut off, and reads everything anew when it comes back. */
const PATIENCE = 16_384;
/** Below the minute after which a proxy takes silence for the end. */
const KEEP_ALIVE_MS = 15_000;
/** After which a browser takes up a stream that broke off. */
const RETRY_MS = 3000;

/** One event; `data` is sent as JSON. */
export interface ServerEvent {
  readonly event: string;
  readonly data: object;
}

export interface EventSource {
  /** Passes on what happens from now on; returns how to stop. */
  subscribe(listener: (event: ServerEvent) => void): () => void;
  /** Asked at every keep-alive: the stream ends when it is false, or cannot be told. */
  isAllowed(): Promise<boolean>;
}

/** Streams of server-sent events that are open on this gateway. */
export interface EventStreams {
  /** RATE_LIMITED past so many; UNAVAILABLE while the gateway stops. */
  open(source: EventSource): Readable;
  /** Ends them all, and opens no more. */
  drain(): void;
}

export function createEventStreams({ keepAliveMs = KEEP_ALIVE_MS }: { keepAliveMs?: number | undefined } = {}) {
  const streams = new Set<PassThrough>();
  let isDraining = false;

  function open({ subscribe, isAllowed }: EventSource): Readable {
    if (isDraining) throw unavailable();
    if (streams.size >= MOST) throw new GatewayError('RATE_LIMITED', 'Too many pages are open', { retryAfter: 60 });
    const stream = new PassThrough({ highWaterMark: PATIENCE });
    // A client that has not taken the end yet hears nothing more.
    const write = (text: string) => {
      if (!stream.writableEnded && !stream.write(text)) stream.destroy();
    };
    const end = (text?: string) => {
      if (!stream.writableEnded) stream.end(text);
    };
    const stop = subscribe(({ event, data }) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const beat = setInterval(async () => {
      if (await isAllowed().catch(() => false)) write(': keep-alive\n\n');
      else end('event: ended\ndata: {}\n\n');
    }, keepAliveMs).unref();
    streams.add(stream);
    stream.once('close', () => {
      streams.delete(stream);
      clearInterval(beat);
      stop();
    });
    write(`retry: ${RETRY_MS}\n\n`);
    return stream;
  }

  const result: EventStreams = {
    open,
    drain() {
      isDraining = true;
      for (const stream of streams) stream.end();
    },
  };
  return result;
}
