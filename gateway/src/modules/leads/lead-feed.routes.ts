import type Router from '@koa/router';
import { restPaths } from 'schema';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

/** Server-sent events for the agent's open pages. GraphQL has no counterpart. */
export function leadFeedRoutes(router: Router<State>): void {
  router.get(restPaths.adminEvents, (ctx) => {
    const { openFeed } = demandAdmin(ctx.state.scope);
    const key = ctx.state.scope.sessionKey();
    ctx.type = 'text/event-stream';
    // Otherwise nginx keeps events until its buffer is full.
    ctx.set('X-Accel-Buffering', 'no');
    // A stream for HEAD would never be closed.
    ctx.body = ctx.method === 'HEAD' ? '' : openFeed(key);
  });
}
