import type { AnswerCache, KeptAnswer } from '../core/answer-cache.ts';
import type { Catalogue } from '../core/catalogue.ts';
import { isFresh } from './catalogue-etag.ts';
import { EncodedBody } from './encoding.ts';
import type { GatewayContext } from './state.ts';

/** A body with headers of its own. */
export class Headed {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: unknown, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Answers a public read under the catalogue's version: 304 if the client has it, from memory if anybody asked
 * before, else with what `make` finds. `key` names everything that the answer depends on besides the catalogue.
 */
export type AnswerCatalogue = (ctx: GatewayContext, key: string, make: () => Promise<unknown>) => Promise<void>;

export function catalogueAnswers(catalogue: Catalogue, cache: AnswerCache): AnswerCatalogue {
  return async (ctx, key, make) => {
    if (await isFresh(ctx, catalogue)) return;
    async function made(name: string): Promise<KeptAnswer> {
      const answer = toKept(await make());
      cache.keep(name, answer);
      return answer;
    }
    const name = await cache.name(key);
    const kept = (await cache.wait(name)) ?? (await cache.work(name, () => made(name)));
    if (kept.headers) ctx.set(kept.headers);
    ctx.body = kept.body;
    ctx.type = 'json';
  };
}

function toKept(made: unknown): KeptAnswer {
  if (made instanceof Headed) return { body: new EncodedBody(JSON.stringify(made.body)), headers: made.headers };
  return { body: new EncodedBody(JSON.stringify(made)) };
}
