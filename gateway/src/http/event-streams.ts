import { PassThrough, type Readable } from 'node:stream';
import { GatewayError, unavailable } from '../core/errors.ts';

/** Streams that may be open on one gateway. One agent has only a few tabs and devices. */
const MOST = 20;
/**
 * Bytes that may wait for a client. A client that falls further behind is cut off, and reads everything anew when it
 * reconnects.
 */
const PATIENCE = 16_384;
/** Shorter than the minute of silence after which many proxies close a connection. */
const KEEP_ALIVE_MS = 15_000;
/** Milliseconds after which a browser reconnects a broken stream. */
const RETRY_MS = 3000;

/** One event; `data` is sent as JSON. */
export interface ServerEvent {
  readonly event: string;
  readonly data: object;
}

export interface EventSource {
  /** Calls `listener` with each event from now on; returns a function that stops this. */
  subscribe(listener: (event: ServerEvent) => void): () => void;
  /** Asked at every keep-alive. The stream ends if it is false or fails. */
  isAllowed(): Promise<boolean>;
}

/** Streams of server-sent events that are open on this gateway. */
export interface EventStreams {
  /** Throws RATE_LIMITED if too many are open, UNAVAILABLE while the gateway stops. */
  open(source: EventSource): Readable;
  /** Ends all streams and opens no more. */
  drain(): void;
}

/** Opens streams of server-sent events. `keepAliveMs`: milliseconds between two keep-alives. */
export function createEventStreams({ keepAliveMs = KEEP_ALIVE_MS }: { keepAliveMs?: number | undefined } = {}) {
  const streams = new Set<PassThrough>();
  let isDraining = false;

  function open({ subscribe, isAllowed }: EventSource): Readable {
    if (isDraining) throw unavailable();
    if (streams.size >= MOST) throw new GatewayError('RATE_LIMITED', 'Too many pages are open', { retryAfter: 60 });
    const stream = new PassThrough({ highWaterMark: PATIENCE });
    // After its end, a stream takes no more text, even if the client has not read the end yet.
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
