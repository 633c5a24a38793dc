// Headers of a list in REST: the address of the next page, and the number of records if the client asks for it.
import type { ParsedUrlQuery } from 'node:querystring';
import type { PageInfo } from 'schema/generated/graphql';
import { badInput } from '../core/errors.ts';
import { readFlag } from './query-parameters.ts';
import type { GatewayContext } from './state.ts';

type Headers = Readonly<Record<string, string>>;

/** `Link` (RFC 8288), and `X-Total-Count` with `total=true`. Without it, and without `totalCount`, nothing is counted. */
export async function pageHeaders(
  { path, query }: Pick<GatewayContext, 'path' | 'query'>,
  { pageInfo, totalCount }: { pageInfo: PageInfo; totalCount?: () => Promise<number> },
): Promise<Headers> {
  const total = totalCount && wantsTotal(query) ? await totalCount() : undefined;
  return {
    ...(pageInfo.hasNextPage && pageInfo.endCursor !== null && { Link: linkTo(path, query, pageInfo.endCursor) }),
    ...(total !== undefined && { 'X-Total-Count': String(total) }),
  };
}

/** Whether `total=true` is set. Throws BAD_INPUT unless it is `true`, `false` or absent. */
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
