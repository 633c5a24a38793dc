import type { AnswerCache } from '../core/answer-cache.ts';
import type { Catalogue } from '../core/catalogue.ts';
import { isFresh } from './catalogue-etag.ts';
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

/** JSON holds no line feed of its own: the headers come before it. */
const SEPARATOR = '\n';

export function catalogueAnswers(catalogue: Catalogue, cache: AnswerCache): AnswerCatalogue {
  return async (ctx, key, make) => {
    if (await isFresh(ctx, catalogue)) return;
    const name = await cache.name(key);
    const kept = cache.find(name) ?? toText(await make());
    cache.keep(name, kept);
    const end = kept.indexOf(SEPARATOR);
    ctx.set(JSON.parse(kept.slice(0, end)) as Record<string, string>);
    ctx.type = 'json';
    ctx.body = kept.slice(end + 1);
  };
}

function toText(made: unknown): string {
  const { body, headers } = made instanceof Headed ? made : { body: made, headers: {} };
  return `${JSON.stringify(headers)}${SEPARATOR}${JSON.stringify(body)}`;
}
