import type Router from '@koa/router';
import { restPaths, valueEstimateChange } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function valueEstimateRoutes(router: Router<State>): void {
  router.get(restPaths.adminValueEstimates, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).valueEstimates.of(String(ctx.params.propertyId));
  });

  router.put(restPaths.adminValueEstimates, async (ctx) => {
    const { valueEstimates } = demandAdmin(ctx.state.scope);
    const change = parseOrThrow(valueEstimateChange, ctx.request.body);
    ctx.body = await valueEstimates.set(String(ctx.params.propertyId), change);
  });
}
