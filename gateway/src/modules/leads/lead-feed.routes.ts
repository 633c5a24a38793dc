import type Router from '@koa/router';
import { restPaths } from 'schema';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

/** Server-sent events for the agent's open pages; GraphQL has no twin of it. */
export function leadFeedRoutes(router: Router<State>): void {
  router.get(restPaths.adminEvents, (ctx) => {
    const { openFeed } = demandAdmin(ctx.state.scope);
    const key = ctx.state.scope.sessionKey();
    ctx.type = 'text/event-stream';
    // nginx would keep them until a buffer is full.
    ctx.set('X-Accel-Buffering', 'no');
    // HEAD has no body that anybody could close.
    ctx.body = ctx.method === 'HEAD' ? '' : openFeed(key);
  });
}
