/**
 * The server half of the shell: renders one page to HTML. The gateway's renderer runs it and provides data and modules.
 */

import type { Query, SubmittedForm } from 'platform';
import {
  type Answer,
  dehydrate,
  type ModuleSource,
  moduleKey,
  type PageRoute,
  type PageState,
  provideModules,
  provideRegistry,
  provideSite,
  type Registry,
  RemoteError,
  type RenderedModules,
  type RouteData,
} from 'platform/shell';
import { prerender } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { Site } from 'schema';
import { allPages } from './all-pages.ts';
import { importOwnPages, unknownPage } from './pages.ts';
import { createRoutes } from './routes.tsx';
import { settleRoute } from './settle.ts';
import { sharedHead } from './shared-head.ts';

export type Rendered = {
  status: number;
  /** Title, description and everything else that the page hoists into the head. */
  head: string;
  body: string;
  jsonLd: object | null;
  rendered: NonNullable<PageState['rendered']>;
  /** The slots of the page, for their styles and scripts. */
  slots: string[];
  /** Errors of boundaries while rendering. They are reported, never shown. */
  failures: string[];
};

const asRemoteError = (cause: unknown): never => {
  throw new RemoteError(cause instanceof Error ? cause.message : String(cause), { cause });
};

/** Called once in each renderer process. */
export async function prepare(given: { registry: Registry; site: Site; modules: ModuleSource }): Promise<void> {
  provideRegistry(given.registry);
  provideSite(given.site);
  provideModules({
    peek: given.modules.peek,
    load: (remote, module) => given.modules.load(remote, module).catch(asRemoteError),
  });
  await importOwnPages();
}

function recording(query: Query, answers: Answer[]): Query {
  return async (operation, variables) => {
    const data = await query(operation, variables);
    const { name, hash, text } = operation;
    answers.push({ operation: { name, hash, text }, variables, data });
    return data;
  };
}

const FRAME_START = '<div data-frame';

/** React puts hoisted elements before the first element, which is the frame. */
function splitHead(html: string): { head: string; body: string } {
  const start = html.indexOf(FRAME_START);
  if (start < 0) throw new Error('The rendered page has no frame');
  return { head: html.slice(0, start), body: html.slice(start) };
}

async function renderContext(
  handler: ReturnType<typeof createStaticHandler>,
  context: StaticHandlerContext,
  failures: string[],
): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context);
  // React would send boundaries above its default of 12.8 kB in hidden elements with inline scripts, which the content
  // security policy forbids.
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  return new Response(prelude).text();
}

/** The remote modules in the HTML: the page, if it is a remote's, and every slot whose data came. */
function modulesOf(page: PageRoute | undefined, data: RouteData | null, registry: Registry): RenderedModules {
  const pages = registry.remotes.flatMap((remote) =>
    remote.pages.map(({ path, module }) => ({ id: `${remote.name}:${path}`, key: moduleKey(remote.name, module) })),
  );
  const slots = registry.remotes.flatMap((remote) =>
    Object.entries(remote.slots).map(([slot, module]) => ({
      name: `${remote.short}/${slot}`,
      key: moduleKey(remote.name, module),
    })),
  );
  return {
    page: pages.find(({ id }) => id === page?.id)?.key ?? null,
    slots: slots.filter(({ name }) => data && name in data.slots).map(({ key }) => key),
  };
}

/**
 * Renders the page at `url`, with a refused form if there is one. Rejects only if the frame itself cannot be rendered.
 */
export async function render(url: string, query: Query, registry: Registry, form?: SubmittedForm): Promise<Rendered> {
  const answers: Answer[] = [];
  const failures: string[] = [];
  const handler = createStaticHandler(createRoutes({ query: recording(query, answers), form }));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error("A page's loader answered with a response");
  const routeId = context.matches.at(-1)?.route.id ?? unknownPage.id;
  const page = allPages().find(({ id }) => id === routeId);
  const status = await settleRoute(context, routeId, failures);
  const { head, body } = splitHead(await renderContext(handler, context, failures));
  const data = (context.loaderData[routeId] as RouteData | undefined) ?? null;
  const isOk = status === 200;
  const address = (isOk && data && page?.peek()?.canonical?.(data.page)) || new URL(url).pathname;
  return {
    status,
    head:
      isOk && data
        ? head + sharedHead({ head, address: new URL(address, url).href, cover: page?.peek()?.cover?.(data.page) })
        : head,
    body,
    jsonLd: (isOk && data && page?.peek()?.jsonLd?.(data.page, new URL(url).origin)) || null,
    rendered: {
      routeId,
      status,
      data: isOk && data ? dehydrate(data, answers) : null,
      modules: modulesOf(page, data, registry),
      answers,
    },
    slots: [...(page?.slots ?? [])],
    failures,
  };
}
