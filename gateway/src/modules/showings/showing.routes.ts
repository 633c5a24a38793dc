import type Router from '@koa/router';
import { calendarSearch, newShowing, restPaths, showingChange } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function showingRoutes(router: Router<State>): void {
  router.get(restPaths.adminShowings, async (ctx) => {
    const { showings } = demandAdmin(ctx.state.scope);
    ctx.body = await showings.between(parseOrThrow(calendarSearch, ctx.query));
  });

  router.post(restPaths.adminShowings, async (ctx) => {
    const { showings } = demandAdmin(ctx.state.scope);
    ctx.body = await showings.arrange(parseOrThrow(newShowing, ctx.request.body));
    ctx.status = 201;
  });

  router.put(restPaths.adminShowing, async (ctx) => {
    const { showings } = demandAdmin(ctx.state.scope);
    ctx.body = await showings.update(String(ctx.params.id), parseOrThrow(showingChange, ctx.request.body));
  });
}
