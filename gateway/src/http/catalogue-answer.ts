import type { Catalogue } from '../core/catalogue.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { isFresh } from './catalogue-etag.ts';
import { EncodedBody, StreamedText } from './encoding.ts';
import { mayRepeat, whileUnchanged } from './response-cache.ts';
import type { GatewayContext } from './state.ts';

/** A body with its own headers. A streamed body is not cached. */
export class Headed {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: unknown, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Answers a public read by the catalogue's version: 304 if the client has the current answer, else a cached answer,
 * else what `make` returns. `key` names everything else that the answer depends on. `record`: set if the answer shows
 * this record only; then changes of other records leave it valid.
 */
export type AnswerCatalogue = (
  ctx: GatewayContext,
  key: string,
  make: () => Promise<unknown>,
  options?: { readonly record: string },
) => Promise<void>;

export function catalogueAnswers(catalogue: Catalogue, cache: AnswerCache): AnswerCatalogue {
  return async (ctx, key, make, options) => {
    const shown = options ? catalogue.of(options.record) : catalogue;
    const isTrue = whileUnchanged(shown);
    if (await isFresh(ctx, shown)) return mayRepeat(ctx, isTrue);
    async function answerItself(): Promise<CachedAnswer | undefined> {
      const { body, headers } = toAnswer(await make());
      if (body instanceof EncodedBody) return { body, headers };
      send(ctx, { body, headers });
      return undefined;
    }
    const answer = await cache.answer(await cache.name(key, shown), answerItself);
    if (answer === undefined) return;
    send(ctx, answer);
    mayRepeat(ctx, isTrue);
  };
}

interface Answer extends Omit<CachedAnswer, 'body'> {
  /** A streamed body is too long to be cached. */
  readonly body: EncodedBody | StreamedText;
}

function send(ctx: GatewayContext, { body, headers }: Answer): void {
  if (headers) ctx.set(headers);
  ctx.body = body;
  ctx.type = 'json';
}

function toAnswer(made: unknown): Answer {
  if (!(made instanceof Headed)) return { body: new EncodedBody(JSON.stringify(made)) };
  const { body, headers } = made;
  return { body: body instanceof StreamedText ? body : new EncodedBody(JSON.stringify(body)), headers };
}
