import type Router from '@koa/router';
import {
  agentHomesSearch,
  type HomeSeen,
  homeSeen,
  homesExport,
  homesImport,
  homesSearch,
  newProperty,
  photoDescription,
  photoFocus,
  propertyChange,
  propertySchedule,
  propertySeen,
  restPaths,
  sale,
  saleSeen,
} from 'schema';
import type { Property } from 'schema/generated/graphql';
import { notFound, parseOrThrow } from '../../core/errors.ts';
import { answerCsv } from '../../http/csv-answer.ts';
import { asFailedPrecondition, readIfMatch } from '../../http/if-match.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { readFlag, readPage } from '../../http/query-parameters.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { GatewayContext, State } from '../../http/state.ts';
import type { PropertyEditor } from './property.editor.ts';

const ARCHIVED = 200;

export function propertyEditorRoutes(router: Router<State>): void {
  router.post(restPaths.properties, async (ctx) => {
    const { properties } = demandAdmin(ctx.state.scope);
    ctx.body = await properties.create(parseOrThrow(newProperty, ctx.request.body));
    ctx.status = 201;
  });

  router.get(restPaths.adminProperties, async (ctx) => {
    const { homes, people } = demandAdmin(ctx.state.scope);
    const search = parseOrThrow(agentHomesSearch, { filter: readFilter(ctx.query), ...readPage(ctx.query) });
    const { nodes, pageInfo, totalCount, counts, cities } = await homes.search(search);
    ctx.set(await pageHeaders(ctx, { pageInfo, totalCount }));
    ctx.body = {
      nodes,
      pageInfo,
      totalCount: await totalCount(),
      counts: await counts(),
      cities: await cities(),
      fits: await people.fits(nodes),
    };
  });

  router.get(restPaths.adminPropertiesCsv, (ctx) => {
    const { homes } = demandAdmin(ctx.state.scope);
    const { filter } = parseOrThrow(homesExport, { filter: readFilter(ctx.query) });
    answerCsv(ctx, 'homes.csv', homes.csv(filter ?? {}));
  });

  router.post(restPaths.adminPropertyImports, async (ctx) => {
    const { homesImport: importer } = demandAdmin(ctx.state.scope);
    ctx.body = await importer.read(parseOrThrow(homesImport, ctx.request.body));
    ctx.status = 201;
  });

  router.delete(restPaths.adminPropertyImport, async (ctx) => {
    await demandAdmin(ctx.state.scope).homesImport.undo(String(ctx.params.id));
    ctx.status = 204;
  });

  router.get(restPaths.adminArchive, async (ctx) => {
    const { properties } = demandAdmin(ctx.state.scope);
    const { first } = readPage(ctx.query, ARCHIVED);
    ctx.body = await properties.archived(parseOrThrow(homesSearch, { first }));
  });

  router.get(restPaths.adminProperty, async (ctx) => {
    const home = await demandAdmin(ctx.state.scope).homes.find(String(ctx.params.id));
    if (home === null) throw notFound('Property');
    ctx.set('ETag', `"${home.updatedAt.toISOString()}"`);
    ctx.body = home;
  });

  router.put(restPaths.adminProperty, async (ctx) => {
    const { properties } = demandAdmin(ctx.state.scope);
    const change = {
      ...parseOrThrow(propertyChange, ctx.request.body),
      ...parseOrThrow(propertySeen, ctx.request.body),
    };
    const expected = readIfMatch(ctx.get('If-Match'));
    const updating = properties.update(String(ctx.params.id), change, expected);
    const updated = await (expected ? updating.catch(asFailedPrecondition) : updating);
    ctx.set('ETag', `"${updated.updatedAt.toISOString()}"`);
    ctx.body = updated;
  });

  router.put(restPaths.adminPhoto, async (ctx) => {
    const { properties } = demandAdmin(ctx.state.scope);
    const photo = { ...(ctx.request.body as object), file: ctx.params.file };
    ctx.body = await properties.describePhoto(String(ctx.params.id), parseOrThrow(photoDescription, photo));
  });

  router.put(restPaths.adminPhotoFocus, async (ctx) => {
    const { properties } = demandAdmin(ctx.state.scope);
    const photo = { ...(ctx.request.body as object), file: ctx.params.file };
    ctx.body = await properties.focusPhoto(String(ctx.params.id), parseOrThrow(photoFocus, photo));
  });

  router.delete(restPaths.adminPhoto, async (ctx) => {
    const { properties } = demandAdmin(ctx.state.scope);
    ctx.body = await properties.removePhoto(String(ctx.params.id), String(ctx.params.file));
  });

  router.delete(restPaths.adminProperty, async (ctx) => {
    await demandAdmin(ctx.state.scope).properties.delete(String(ctx.params.id));
    ctx.status = 204;
  });

  router.post(restPaths.adminPropertySold, (ctx) =>
    act(ctx, (properties, id) => properties.markSold(id, { ...parseOrThrow(sale, ctx.request.body), ...seenIn(ctx) })),
  );
  router.post(restPaths.adminPropertyReopen, (ctx) =>
    act(ctx, (properties, id) => properties.reopen(id, parseOrThrow(saleSeen, ctx.request.body))),
  );
  router.post(restPaths.adminPropertyArchive, (ctx) =>
    act(ctx, (properties, id) => properties.archive(id, seenIn(ctx))),
  );
  router.put(restPaths.adminPropertySchedule, (ctx) =>
    act(ctx, (properties, id) => properties.schedule(id, parseOrThrow(propertySchedule, ctx.request.body).goesLiveAt)),
  );
  router.post(restPaths.adminPropertyPreview, async (ctx) => {
    const { properties } = demandAdmin(ctx.state.scope);
    ctx.body = await properties.preview(String(ctx.params.id), parseOrThrow(propertyChange, ctx.request.body ?? {}));
    ctx.status = 201;
  });
  router.post(restPaths.adminPropertyRestore, (ctx) =>
    act(ctx, (properties, id) => properties.restore(id, seenIn(ctx))),
  );
}

const seenIn = (ctx: GatewayContext): HomeSeen => parseOrThrow(homeSeen, ctx.request.body);

const readFilter = ({ status, city, text, needs }: GatewayContext['query']) => ({
  status,
  city,
  text,
  needs: readFlag(needs),
});

type Act = (properties: PropertyEditor, id: string) => Promise<Property>;

async function act(ctx: GatewayContext, work: Act): Promise<void> {
  ctx.body = await work(demandAdmin(ctx.state.scope).properties, String(ctx.params.id));
}
