import type Router from '@koa/router';
import { confirmation, newPasskey, restPaths, secondStepInput, totpConfirmation } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { GatewayContext, State } from '../../http/state.ts';

/** Routes to sign in. */
export function signInStepRoutes(router: Router<State>): void {
  router.get(restPaths.adminSignInOptions, async (ctx) => {
    ctx.body = await ctx.state.scope.services.signInSteps.options();
  });

  router.post(restPaths.adminPasskeySignIn, async (ctx) => {
    const { scope } = ctx.state;
    ctx.body = await scope.services.signInSteps.startPasskey(scope.client);
  });

  router.post(restPaths.adminSecondStep, async (ctx) => {
    const { username } = await ctx.state.scope.finishSignIn(parseOrThrow(secondStepInput, ctx.request.body));
    ctx.body = { authenticated: true, username };
  });
}

const ownOf = ({ state }: Pick<GatewayContext, 'state'>) => demandAdmin(state.scope).secondFactor;
const passwordOf = (body: unknown) => parseOrThrow(confirmation, body).password;

/** Routes to set up and remove second factors. */
export function secondFactorRoutes(router: Router<State>): void {
  router.get(restPaths.adminSecondFactor, async (ctx) => {
    ctx.body = await ownOf(ctx).read();
  });

  router.post(restPaths.adminTotp, async (ctx) => {
    ctx.body = await ownOf(ctx).startTotp(passwordOf(ctx.request.body));
  });

  router.post(restPaths.adminTotpConfirm, async (ctx) => {
    ctx.body = await ownOf(ctx).confirmTotp(parseOrThrow(totpConfirmation, ctx.request.body).code);
  });

  router.post(restPaths.adminTotpRemove, async (ctx) => {
    ctx.body = await ownOf(ctx).removeTotp(passwordOf(ctx.request.body));
  });

  router.post(restPaths.adminPasskeyStart, async (ctx) => {
    const own = ownOf(ctx);
    ctx.body = await own.startPasskey(passwordOf(ctx.request.body), ctx.state.scope.sessionKey());
  });

  router.post(restPaths.adminPasskeys, async (ctx) => {
    const own = ownOf(ctx);
    ctx.body = await own.addPasskey(parseOrThrow(newPasskey, ctx.request.body), ctx.state.scope.sessionKey());
    ctx.status = 201;
  });

  router.post(restPaths.adminPasskeyRemove, async (ctx) => {
    const own = ownOf(ctx);
    ctx.body = await own.removePasskey(String(ctx.params.id), passwordOf(ctx.request.body));
  });

  router.post(restPaths.adminRecoveryCodes, async (ctx) => {
    ctx.body = await ownOf(ctx).renewRecoveryCodes(passwordOf(ctx.request.body));
  });
}
