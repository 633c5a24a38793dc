import type Router from '@koa/router';
import { peopleSearch, personChange, restPaths } from 'schema';
import { notFound, parseOrThrow } from '../../core/errors.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { readPage } from '../../http/query-parameters.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';

export function peopleRoutes(router: Router<State>): void {
  router.get(restPaths.adminPeople, async (ctx) => {
    const { text, fitsHome } = ctx.query;
    const { people } = demandAdmin(ctx.state.scope);
    const search = parseOrThrow(peopleSearch, { filter: { text, fitsHome }, ...readPage(ctx.query) });
    const page = await people.search(search);
    ctx.set(await pageHeaders(ctx, page));
    ctx.body = page;
  });

  router.get(restPaths.adminPerson, async (ctx) => {
    const person = await demandAdmin(ctx.state.scope).people.find(String(ctx.params.id));
    if (person === null) throw notFound('Person');
    ctx.body = person;
  });

  router.put(restPaths.adminPerson, async (ctx) => {
    const { people } = demandAdmin(ctx.state.scope);
    ctx.body = await people.update(String(ctx.params.id), parseOrThrow(personChange, ctx.request.body));
  });
}
