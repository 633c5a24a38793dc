import type Router from '@koa/router';
import { newPushDevice, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function pushRoutes(router: Router<State>): void {
  router.get(restPaths.adminPush, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).push.read();
  });

  router.post(restPaths.adminPushDevices, async (ctx) => {
    const { push } = demandAdmin(ctx.state.scope);
    ctx.body = await push.add(parseOrThrow(newPushDevice, ctx.request.body));
    ctx.status = 201;
  });

  router.delete(restPaths.adminPushDevice, async (ctx) => {
    await demandAdmin(ctx.state.scope).push.remove(String(ctx.params.id));
    ctx.status = 204;
  });
}
