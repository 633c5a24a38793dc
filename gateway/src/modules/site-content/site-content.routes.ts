import type Router from '@koa/router';
import { restPaths, siteChange, siteRestore } from 'schema';
import { parseOrThrow } from '../../core/errors.ts';
import type { AnswerCatalogue } from '../../http/catalogue-answer.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { State } from '../../http/state.ts';
import type { SiteNow } from './current-site.ts';

export function siteContentRoutes(router: Router<State>, answer: AnswerCatalogue, site: SiteNow): void {
  router.get(restPaths.site, (ctx) => answer(ctx, 'site', async () => site()));

  router.get(restPaths.adminSite, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).site.read();
  });

  router.put(restPaths.adminSite, async (ctx) => {
    const { site: editor } = demandAdmin(ctx.state.scope);
    ctx.body = await editor.update(parseOrThrow(siteChange, ctx.request.body));
  });

  router.get(restPaths.adminSiteVersions, async (ctx) => {
    ctx.body = await demandAdmin(ctx.state.scope).site.versions();
  });

  router.post(restPaths.adminSiteRestore, async (ctx) => {
    const { site: editor } = demandAdmin(ctx.state.scope);
    ctx.body = await editor.restore(parseOrThrow(siteRestore, ctx.request.body));
  });

  router.post(restPaths.adminSitePreview, async (ctx) => {
    const { site: editor } = demandAdmin(ctx.state.scope);
    ctx.body = await editor.preview(parseOrThrow(siteChange, ctx.request.body));
    ctx.status = 201;
  });
}
