import type Router from '@koa/router';
import { newOpenHouse, openHouseSearch, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import type { AnswerCatalogue } from '../../http/catalogue-answer.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function openHouseRoutes(router: Router<State>, answer: AnswerCatalogue): void {
  router.get(restPaths.openHouses, (ctx) => {
    const { openHouses } = ctx.state.scope.services;
    return answer(ctx, `open houses ${ctx.params.propertyId}`, () => openHouses.of(String(ctx.params.propertyId)));
  });

  router.get(restPaths.adminOpenHouses, async (ctx) => {
    const { openHouses } = demandAdmin(ctx.state.scope);
    ctx.body = await openHouses.search(parseOrThrow(openHouseSearch, ctx.query));
  });

  router.post(restPaths.adminHomesOpenHouses, async (ctx) => {
    const { openHouses } = demandAdmin(ctx.state.scope);
    ctx.body = await openHouses.add(String(ctx.params.propertyId), parseOrThrow(newOpenHouse, ctx.request.body));
    ctx.status = 201;
  });

  router.delete(restPaths.adminOpenHouse, async (ctx) => {
    await demandAdmin(ctx.state.scope).openHouses.remove(String(ctx.params.id));
    ctx.status = 204;
  });
}
