import type Router from '@koa/router';
import { restPaths } from 'schema';
import type { AnswerCatalogue } from '../../http/catalogue-answer.ts';
import type { State } from '../../http/state.ts';

export function priceHistoryRoutes(router: Router<State>, answer: AnswerCatalogue): void {
  router.get(restPaths.priceHistory, (ctx) => {
    const { priceHistory } = ctx.state.scope.services;
    return answer(ctx, `prices ${ctx.params.propertyId}`, () => priceHistory.of(String(ctx.params.propertyId)));
  });
}
