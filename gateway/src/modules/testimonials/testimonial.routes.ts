import type Router from '@koa/router';
import { restPaths } from 'schema';
import type { Catalogue } from '../../core/catalogue.ts';
import { answerFresh } from '../../http/catalogue-etag.ts';
import type { State } from '../../http/state.ts';

export function testimonialRoutes(router: Router<State>, catalogue: Catalogue): void {
  router.get(restPaths.testimonials, async (ctx) => {
    if (await answerFresh(ctx, catalogue)) return;
    ctx.body = await ctx.state.scope.services.testimonials.list();
  });
}
