import type { ParsedUrlQuery } from 'node:querystring';
import type Router from '@koa/router';
import { leadChange, leadExport, leadName, leadSearch, restPaths } from 'schema';
import { notFound, parseOrThrow } from '../../core/errors.ts';
import { answerCsv } from '../../http/csv-answer.ts';
import { asFailedPrecondition, readIfMatch } from '../../http/if-match.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { readFlag, readList, readPage } from '../../http/query-parameters.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';
import { toWholeLead } from './lead-node.ts';

export function inboxRoutes(router: Router<State>): void {
  router.get(restPaths.adminLeads, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    const { sort } = ctx.query;
    const search = parseOrThrow(leadSearch, { filter: readFilter(ctx.query), sort, ...readPage(ctx.query) });
    const { totalCount, overdueCount, statusCounts, ...page } = await inbox.search(search);
    ctx.set(await pageHeaders(ctx, { ...page, totalCount }));
    ctx.body = {
      ...page,
      nodes: await Promise.all(page.nodes.map(toWholeLead)),
      totalCount: await totalCount(),
      overdueCount: await overdueCount(),
      statusCounts: await statusCounts(),
    };
  });

  router.get(restPaths.adminLeadOfKind, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    const lead = await inbox.find(parseOrThrow(leadName, ctx.params));
    if (lead === null) throw notFound('Lead');
    ctx.body = await toWholeLead(lead);
  });

  router.get(restPaths.adminLeadsCsv, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    const parts = inbox.csv(parseOrThrow(leadExport, { filter: readFilter(ctx.query) }));
    answerCsv(ctx, 'leads.csv', parts);
  });

  router.put(restPaths.adminLead, async (ctx) => {
    const { inbox } = demandAdmin(ctx.state.scope);
    const change = parseOrThrow(leadChange, ctx.request.body);
    const expected = readIfMatch(ctx.get('If-Match'));
    const updating = inbox.update(String(ctx.params.id), change, expected);
    const updated = await (expected ? updating.catch(asFailedPrecondition) : updating);
    ctx.set('ETag', `"${updated.updatedAt.toISOString()}"`);
    ctx.body = await toWholeLead(updated);
  });
}

const readFilter = ({ status, kind, inquiryType, propertyId, sameAs, overdue, text }: ParsedUrlQuery) => ({
  statuses: readList(status),
  kinds: readList(kind),
  inquiryTypes: readList(inquiryType),
  propertyId,
  sameAs,
  overdue: readFlag(overdue),
  text,
});
