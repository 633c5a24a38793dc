/**
 * A cache of whole answers with their headers. It runs before anything reads a session, finds a route or chooses an
 * encoding, and repeats an answer to equal requests. Only an answer that was marked with `mayRepeat` is cached.
 */
import { LRUCache } from 'lru-cache';
import type { Catalogue, Versioned } from '../core/catalogue.ts';
import type { Logger } from '../core/logger.ts';
import type { ReadLimits } from '../core/read-limits.ts';
import { withRequestId } from '../core/request-id.ts';
import { questionOf } from './question.ts';
import { allowanceHeaders } from './read-limit.ts';
import { logRequest, nameRequest } from './request-log.ts';
import type { Effect, GatewayContext, GatewayMiddleware } from './state.ts';

/**
 * Lets this answer be sent again while `isTrue` returns true: to requests for the same address with the same headers
 * (`question.ts`) and no other headers, such as a cookie. So the answer must depend on nothing else. Memory that
 * `isTrue` and the effects use is not counted.
 */
export function mayRepeat(ctx: GatewayContext, isTrue: () => boolean): void {
  ctx.state.repeatsWhile = isTrue;
}

/** True while nothing that pages show has changed, and this process is sure of that. */
export function whileUnchanged(catalogue: Pick<Versioned, 'known'>): () => boolean {
  const version = catalogue.known;
  return () => version !== undefined && catalogue.known === version;
}

/** Runs `effect` now, and each time the answer is sent again: to count a view, for example. */
export function alsoWhenRepeated(ctx: GatewayContext, effect: Effect): void {
  effect(ctx);
  ctx.state.onRepeat = [...(ctx.state.onRepeat ?? []), effect];
}

interface Whole {
  readonly status: number;
  /** Names and values in turn, as Node takes them, without headers that belong to one request. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
  /** Whether it counts against the read limit. */
  readonly isCounted: boolean;
  readonly isTrue: () => boolean;
  readonly effects: readonly Effect[];
}

const ONCE = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'server-timing']);
const OF_A_BODY = new Set(['content-type', 'content-length', 'transfer-encoding']);

function wholeOf({ state, res, status, body }: GatewayContext): Whole | undefined {
  const { repeatsWhile: isTrue, onRepeat: effects = [] } = state;
  const hasBody = status === 200 && Buffer.isBuffer(body);
  if (isTrue === undefined || (!hasBody && status !== 304)) return undefined;
  if (res.hasHeader('set-cookie')) return undefined;
  const headers = Object.entries(res.getHeaders())
    .filter(([name]) => !ONCE.has(name) && (hasBody || !OF_A_BODY.has(name)))
    .flatMap(([name, value]) => [name, String(value)]);
  return { status, headers, body: hasBody ? body : undefined, isCounted: res.hasHeader('ratelimit'), isTrue, effects };
}

/** Approximate bytes. The body is often shared with another cache. */
const sizeOf = ({ headers, body }: Whole, question: string) =>
  (body?.length ?? 0) + question.length + headers.join('').length + 500;

interface ResponseCacheDeps {
  readonly catalogue: Pick<Catalogue, 'onChange'>;
  readonly readLimits: Pick<ReadLimits, 'take'>;
  readonly logger: Logger;
  /** The most bytes to keep; 0 keeps nothing. */
  readonly capacity: number;
}

/** The first middleware. Answers that it sends get an id, are logged and are counted like any others. */
export function responseCache({ catalogue, readLimits, logger, capacity }: ResponseCacheDeps): GatewayMiddleware {
  const answers = new LRUCache<string, Whole>({ maxSize: Math.max(capacity, 1), sizeCalculation: sizeOf });
  catalogue.onChange(() => {
    for (const [question, { isTrue }] of answers) if (!isTrue()) answers.delete(question);
  });

  /** False if the read limit is exceeded: later middleware then answers with the error. */
  function send(ctx: GatewayContext, { status, headers, body, isCounted, effects }: Whole): boolean {
    const allowance = isCounted ? readLimits.take(ctx.ip) : undefined;
    if (allowance?.isOver) return false;
    const id = nameRequest(ctx);
    for (const effect of effects) effect(ctx);
    const own = allowance ? Object.entries(allowanceHeaders(allowance)).flat() : [];
    ctx.respond = false;
    ctx.res.writeHead(status, [...headers, 'X-Request-Id', id, ...own]).end(body);
    withRequestId(id, () => logRequest(logger, ctx, status, 0));
    return true;
  }

  return async (ctx, next) => {
    const question = capacity === 0 ? undefined : await questionOf(ctx.req);
    if (question === undefined) return next();
    const known = answers.get(question);
    if (known?.isTrue() && send(ctx, known)) return;
    await next();
    const whole = wholeOf(ctx);
    if (whole?.isTrue()) answers.set(question, whole);
  };
}
