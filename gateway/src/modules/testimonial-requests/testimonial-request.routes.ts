import type Router from '@koa/router';
import { newTestimonialRequest, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function testimonialRequestRoutes(router: Router<State>): void {
  router.get(restPaths.adminTestimonialRequests, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).testimonialRequests.open();
  });

  router.post(restPaths.adminTestimonialRequests, async (ctx) => {
    const { testimonialRequests } = demandAdmin(ctx.state.scope);
    ctx.body = await testimonialRequests.ask(parseOrThrow(newTestimonialRequest, ctx.request.body));
    ctx.status = 201;
  });

  router.delete(restPaths.adminTestimonialRequest, async (ctx) => {
    await demandAdmin(ctx.state.scope).testimonialRequests.withdraw(String(ctx.params.id));
    ctx.status = 204;
  });
}
