import type Router from '@koa/router';
import { restPaths } from 'schema';
import { demandAdmin } from '../http/request-scope.ts';
import type { State } from '../http/state.ts';

export function mailRoutes(router: Router<State>): void {
  router.get(restPaths.adminMail, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).mail.status();
  });

  router.post(restPaths.adminMailRetry, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).mail.retry();
  });
}
