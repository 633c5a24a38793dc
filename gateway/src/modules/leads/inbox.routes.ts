import type { ParsedUrlQuery } from 'node:querystring';
import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { leadChange, leadExport, leadSearch, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { readFlag, readList, readPage } from '../../http/query-parameters.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

/** What is made ahead of a slow client. */
const CSV_BYTES = 65_536;

export function inboxRoutes(router: Router<State>): void {
  router.get(restPaths.adminLeads, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    const search = parseOrThrow(leadSearch, { filter: readFilter(ctx.query), ...readPage(ctx.query) });
    const { totalCount, overdueCount, ...page } = await inbox.search(search);
    ctx.set(await pageHeaders(ctx, { ...page, totalCount }));
    ctx.body = { ...page, totalCount: await totalCount(), overdueCount: await overdueCount() };
  });

  router.get(restPaths.adminLeadsCsv, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    const parts = inbox.csv(parseOrThrow(leadExport, { filter: readFilter(ctx.query) }));
    ctx.attachment('leads.csv');
    ctx.type = 'text/csv; charset=utf-8';
    // Asks for a part when the client has taken the one before.
    ctx.body = Readable.from(withByteOrderMark(parts), { objectMode: false, highWaterMark: CSV_BYTES });
  });

  router.put(restPaths.adminLead, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    ctx.body = await inbox.update(String(ctx.params.id), parseOrThrow(leadChange, ctx.request.body));
  });
}

/** By the mark a spreadsheet knows that it is UTF-8. */
async function* withByteOrderMark(parts: AsyncIterable<string>) {
  yield '\uFEFF';
  yield* parts;
}

const readFilter = ({ status, kind, overdue, text }: ParsedUrlQuery) => {
  return { statuses: readList(status), kinds: readList(kind), overdue: readFlag(overdue), text };
};
