import type { AnswerCache } from '../core/answer-cache.ts';
import type { Catalogue } from '../core/catalogue.ts';
import { isFresh } from './catalogue-etag.ts';
import type { GatewayContext } from './state.ts';

/**
 * Answers a public read under the catalogue's version: 304 if the client has it, from memory if anybody asked
 * before, else with what `make` finds. `key` names everything that the answer depends on besides the catalogue.
 */
export type AnswerCatalogue = (ctx: GatewayContext, key: string, make: () => Promise<unknown>) => Promise<void>;

export function catalogueAnswers(catalogue: Catalogue, cache: AnswerCache): AnswerCatalogue {
  return async (ctx, key, make) => {
    if (await isFresh(ctx, catalogue)) return;
    const name = await cache.name(key);
    const json = cache.find(name) ?? JSON.stringify(await make());
    cache.keep(name, json);
    ctx.type = 'json';
    ctx.body = json;
  };
}
