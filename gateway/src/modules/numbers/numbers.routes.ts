import type Router from '@koa/router';
import { numbersSearch, restPaths } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import { readNumber } from '../../http/query-parameters.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function numbersRoutes(router: Router<State>): void {
  router.get(restPaths.adminNumbers, async (ctx) => {
    const { numbers } = demandAdmin(ctx.state.scope);
    ctx.body = await numbers.count(parseOrThrow(numbersSearch, { weeks: readNumber(ctx.query.weeks) }));
  });
}
