import type Router from '@koa/router';
import { newTestimonial, restPaths, testimonialChange, testimonialOrder } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import type { AnswerCatalogue } from '../../http/catalogue-answer.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function testimonialRoutes(router: Router<State>, answer: AnswerCatalogue): void {
  router.get(restPaths.testimonials, (ctx) =>
    answer(ctx, 'testimonials', () => ctx.state.scope.services.testimonials.list()),
  );

  router.get(restPaths.adminTestimonials, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).testimonials.all();
  });

  router.post(restPaths.adminTestimonials, async (ctx) => {
    const { testimonials } = demandAdmin(ctx.state.scope);
    ctx.body = await testimonials.create(parseOrThrow(newTestimonial, ctx.request.body));
    ctx.status = 201;
  });

  // Before the route with `:id`, which would take `order` for an id.
  router.put(restPaths.adminTestimonialOrder, async (ctx) => {
    const { testimonials } = demandAdmin(ctx.state.scope);
    ctx.body = await testimonials.order(parseOrThrow(testimonialOrder, ctx.request.body));
  });

  router.put(restPaths.adminTestimonial, async (ctx) => {
    const { testimonials } = demandAdmin(ctx.state.scope);
    ctx.body = await testimonials.update(String(ctx.params.id), parseOrThrow(testimonialChange, ctx.request.body));
  });

  router.delete(restPaths.adminTestimonial, async (ctx) => {
    await demandAdmin(ctx.state.scope).testimonials.delete(String(ctx.params.id));
    ctx.status = 204;
  });
}
