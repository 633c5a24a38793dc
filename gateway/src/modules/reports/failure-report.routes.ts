import type Router from '@koa/router';
import { restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import type { State } from '../../http/state.ts';
import { failureReport } from './failure-report.ts';

export function failureReportRoutes(router: Router<State>): void {
  router.post(restPaths.failureReports, async (ctx) => {
    await ctx.state.scope.services.reports.note(parseOrThrow(failureReport, ctx.request.body), ctx.ip);
    ctx.status = 204;
  });
}
