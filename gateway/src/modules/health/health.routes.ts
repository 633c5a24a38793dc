import type Router from '@koa/router';
import { restPaths } from 'schema';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function healthRoutes(router: Router<State>): void {
  router.get(restPaths.adminHealth, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).health.read();
  });

  router.post(restPaths.adminTestMail, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).health.sendTest();
    ctx.status = 201;
  });
}
