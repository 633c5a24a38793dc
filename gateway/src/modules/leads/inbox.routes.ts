import type { ParsedUrlQuery } from 'node:querystring';
import type Router from '@koa/router';
import { leadChange, leadExport, leadSearch, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { readFlag, readList, readPage } from '../../http/query-parameters.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function inboxRoutes(router: Router<State>): void {
  router.get(restPaths.adminLeads, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    ctx.body = await inbox.search(parseOrThrow(leadSearch, { filter: readFilter(ctx.query), ...readPage(ctx.query) }));
  });

  router.get(restPaths.adminLeadsCsv, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    const csv = await inbox.csv(parseOrThrow(leadExport, { filter: readFilter(ctx.query) }));
    ctx.attachment('leads.csv');
    ctx.type = 'text/csv; charset=utf-8';
    // By the byte order mark a spreadsheet knows that it is UTF-8.
    ctx.body = `\uFEFF${csv}`;
  });

  router.put(restPaths.adminLead, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    ctx.body = await inbox.update(String(ctx.params.id), parseOrThrow(leadChange, ctx.request.body));
  });
}

const readFilter = ({ status, kind, overdue, text }: ParsedUrlQuery) => {
  return { statuses: readList(status), kinds: readList(kind), overdue: readFlag(overdue), text };
};
