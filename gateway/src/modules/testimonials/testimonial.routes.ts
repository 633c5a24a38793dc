import type Router from '@koa/router';
import { restPaths } from 'schema';
import type { AnswerCatalogue } from '../../http/catalogue-answer.ts';
import type { State } from '../../http/state.ts';

export function testimonialRoutes(router: Router<State>, answer: AnswerCatalogue): void {
  router.get(restPaths.testimonials, (ctx) =>
    answer(ctx, 'testimonials', () => ctx.state.scope.services.testimonials.list()),
  );
}
