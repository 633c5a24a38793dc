import type Router from '@koa/router';
import { canaryInput, newDeployToken, releaseChoice, releasePart, releaseRollback, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { GatewayContext, State } from '../../http/state.ts';

const deskOf = ({ state }: Pick<GatewayContext, 'state'>) => demandAdmin(state.scope).releases;

export function deskRoutes(router: Router<State>): void {
  router.get(restPaths.adminReleases, async (ctx) => {
    ctx.body = await deskOf(ctx).read();
  });

  router.post(restPaths.adminReleasePromote, async (ctx) => {
    ctx.body = await deskOf(ctx).promote(parseOrThrow(releaseChoice, ctx.request.body));
  });

  router.post(restPaths.adminReleaseRollback, async (ctx) => {
    ctx.body = await deskOf(ctx).rollBack(parseOrThrow(releaseRollback, ctx.request.body));
  });

  router.post(restPaths.adminReleaseWithdraw, async (ctx) => {
    ctx.body = await deskOf(ctx).withdraw(parseOrThrow(releasePart, ctx.request.body));
  });

  router.post(restPaths.adminCanary, async (ctx) => {
    ctx.body = await deskOf(ctx).setCanary(parseOrThrow(canaryInput, ctx.request.body));
  });

  router.post(restPaths.adminCanaryEnd, async (ctx) => {
    ctx.body = await deskOf(ctx).endCanary(parseOrThrow(releasePart, ctx.request.body));
  });

  router.post(restPaths.adminDeployTokens, async (ctx) => {
    ctx.body = await deskOf(ctx).createToken(parseOrThrow(newDeployToken, ctx.request.body));
    ctx.status = 201;
  });

  router.delete(restPaths.adminDeployToken, async (ctx) => {
    ctx.body = await deskOf(ctx).revokeToken(String(ctx.params.id));
  });

  router.post(restPaths.adminDeployTokenRestore, async (ctx) => {
    ctx.body = await deskOf(ctx).restoreToken(String(ctx.params.id));
  });
}
