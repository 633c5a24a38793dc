import type Router from '@koa/router';
import { restPaths, signInInput } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import type { State } from '../../http/state.ts';

export function accountRoutes(router: Router<State>): void {
  router.get(restPaths.adminCheck, (ctx) => {
    const authenticated = ctx.state.scope.viewer !== undefined;
    ctx.status = authenticated ? 200 : 401;
    ctx.body = { authenticated };
  });

  router.post(restPaths.adminLogin, async (ctx) => {
    const { username } = await ctx.state.scope.signIn(parseOrThrow(signInInput, ctx.request.body));
    ctx.body = { authenticated: true, username };
  });

  router.post(restPaths.adminLogout, async (ctx) => {
    await ctx.state.scope.signOut();
    ctx.body = { authenticated: false };
  });
}
