// What a list of the REST door says about its pages: where the next one is, and how many records there are if asked.
import type { ParsedUrlQuery } from 'node:querystring';
import type { PageInfo } from 'schema/generated/graphql';
import { badInput } from '../core/errors.ts';
import { readFlag } from './query-parameters.ts';
import type { GatewayContext } from './state.ts';

type Headers = Readonly<Record<string, string>>;

/** `Link` as in RFC 8288; `X-Total-Count` with `total=true`, and nobody counts without it. */
export async function pageHeaders(
  { path, query }: Pick<GatewayContext, 'path' | 'query'>,
  { pageInfo, totalCount }: { pageInfo: PageInfo; totalCount: () => Promise<number> },
): Promise<Headers> {
  const total = wantsTotal(query) ? await totalCount() : undefined;
  return {
    ...(pageInfo.hasNextPage && pageInfo.endCursor !== null && { Link: linkTo(path, query, pageInfo.endCursor) }),
    ...(total !== undefined && { 'X-Total-Count': String(total) }),
  };
}

/** Throws BAD_INPUT unless it is `true`, `false` or absent. */
export function wantsTotal({ total }: ParsedUrlQuery): boolean {
  const flag = readFlag(total) ?? false;
  if (typeof flag !== 'boolean') throw badInput([{ path: ['total'], message: 'Invalid input' }]);
  return flag;
}

function linkTo(path: string, query: ParsedUrlQuery, cursor: string): string {
  const pairs = Object.entries({ ...query, cursor }).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  return `<${path}?${new URLSearchParams(pairs)}>; rel="next"`;
}
