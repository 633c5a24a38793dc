import type Router from '@koa/router';
import { passwordChange, restPaths, signInInput } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function accountRoutes(router: Router<State>): void {
  router.get(restPaths.adminCheck, (ctx) => {
    const authenticated = ctx.state.scope.viewer !== undefined;
    ctx.status = authenticated ? 200 : 401;
    ctx.body = { authenticated, username: ctx.state.scope.viewer?.username };
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

/** Routes for the agent's own account. */
export function ownAccountRoutes(router: Router<State>): void {
  router.get(restPaths.adminSessions, async (ctx) => {
    const { scope } = ctx.state;
    ctx.body = await demandAdmin(scope).account.sessions(scope.sessionKey());
  });

  router.delete(restPaths.adminSessions, async (ctx) => {
    const { scope } = ctx.state;
    await demandAdmin(scope).account.endAllSessions();
    await scope.signOut();
    ctx.status = 204;
  });

  router.delete(restPaths.adminSession, async (ctx) => {
    await demandAdmin(ctx.state.scope).account.endSession(String(ctx.params.id));
    ctx.status = 204;
  });

  router.put(restPaths.adminPassword, async (ctx) => {
    const { scope } = ctx.state;
    const { account } = demandAdmin(scope);
    await account.changePassword(parseOrThrow(passwordChange, ctx.request.body), scope.sessionKey());
    ctx.status = 204;
  });
}
