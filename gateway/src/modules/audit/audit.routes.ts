import type Router from '@koa/router';
import { auditSearch, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { readPage } from '../../http/query-parameters.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function auditRoutes(router: Router<State>): void {
  router.get(restPaths.adminAuditLog, async (ctx) => {
    const { auditLog } = demandAdmin(ctx.state.scope);
    const { subjectId } = ctx.query;
    const found = await auditLog.search(parseOrThrow(auditSearch, { subjectId, ...readPage(ctx.query) }));
    ctx.set(await pageHeaders(ctx, found));
    const { totalCount: _, ...page } = found;
    ctx.body = page;
  });
}
