import type Router from '@koa/router';
import { restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import type { State } from '../../http/state.ts';
import { visitReport } from './visit-report.ts';

export function visitRoutes(router: Router<State>): void {
  router.post(restPaths.visitReports, async (ctx) => {
    await ctx.state.scope.services.visits.note(parseOrThrow(visitReport, ctx.request.body), ctx.ip);
    ctx.status = 204;
  });
}
