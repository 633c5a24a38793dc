/** Development: the shell and every remote of the checkout, each with its own compilation, rendered in the browser. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, type DevServer, HtmlRspackPlugin, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { SiteFile } from 'schema';
import { withBiography } from 'schema/biography';
import { DEVELOPMENT, type Registry } from '../src/registry.ts';
import type { NavigationEntry } from '../src/release.ts';
import { provider, shakenRuntime } from './federation.ts';
import { developmentPort } from './local-site.ts';
import { developedRemote, linksOf, type Remote, readContent, readRemote, type Shell } from './part.ts';
import { baseConfiguration } from './rspack-base.ts';
import { remoteDevelopment } from './web.ts';

type Part = Remote & { navigation: NavigationEntry[] };

async function readPart(folder: string): Promise<Part> {
  const remote = await readRemote(folder);
  const { navigation = [] } = await readContent(remote);
  return { ...remote, navigation };
}

/** All remotes in the folders beside the shell. */
const readParts = (root: string): Promise<Part[]> =>
  Promise.all(
    readdirSync(root)
      .filter((name) => /^mfe-[a-z-]+$/.test(name) && existsSync(join(root, name, 'remote.ts')))
      .sort()
      .map((name) => readPart(join(root, name))),
  );

/** Data come from the gateway at SITE. Default: port 3000 of this machine. */
const devServer = (): DevServer => {
  const port = developmentPort();
  return {
    host: '127.0.0.1',
    port,
    allowedHosts: ['localhost', '127.0.0.1'],
    historyApiFallback: { disableDotRule: true },
    proxy: [
      {
        context: ['/api', '/graphql', '/attached_assets', '/h/', '/sitemap.xml', '/robots.txt'],
        target: process.env.SITE ?? 'http://127.0.0.1:3000',
      },
    ],
    onListening: () => console.log(`Developing at http://localhost:${port}`),
  };
};

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

/** The page state that the gateway would write into the document. */
function stateOf(root: string, parts: readonly Part[]): string {
  const registry: Registry = {
    shell: DEVELOPMENT,
    remotes: parts.map(developedRemote),
    navigation: parts.flatMap(({ navigation }) => navigation),
    links: parts.flatMap(({ definition }) => linksOf(definition)).sort((a, b) => a.order - b.order),
  };
  const site = withBiography(JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as SiteFile);
  return JSON.stringify({ registry, site, botCheck: { mode: 'fake' } }).replaceAll('<', '\\u003c');
}

/** A compilation with React's development build, so that React's own hot reload exchanges components. */
function withReact(folder: string, name: string, entry: string): Configuration {
  const base = baseConfiguration(folder, { isServer: false, hotReload: {} });
  return {
    ...base,
    name,
    entry: { [name]: entry },
    target: ['web', 'es2022'],
    output: { path: join(folder, '.dev', name), publicPath: '/', uniqueName: name },
    // A failed build sends nothing: an update that a page cannot apply would block all later ones.
    optimization: { emitOnErrors: false },
    lazyCompilation: false,
    plugins: [...(base.plugins ?? []), new ReactRefreshRspackPlugin()],
  };
}

/** The service worker of a part, at the address that the gateway gives it. */
function servedWorker({ folder, name, definition: { app } }: Remote): Configuration[] {
  if (!app) return [];
  const base = baseConfiguration(folder, { isServer: false, hotReload: {} });
  return [
    {
      ...base,
      name: `worker of ${name}`,
      entry: { worker: app.worker },
      target: ['webworker', 'es2022'],
      output: { path: join(folder, '.dev/worker'), publicPath: app.scope, filename: '[name].js' },
      optimization: { emitOnErrors: false },
      lazyCompilation: false,
    },
  ];
}

const added = (configuration: Configuration, ...plugins: RspackPluginInstance[]): Configuration => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...plugins],
});

/**
 * `rspack serve` of the shell: compiles each part of the checkout by itself, joins them by federation, and reloads
 * components in place.
 */
export async function servedShell({ name, folder }: Shell): Promise<Configuration[]> {
  const root = join(folder, '..');
  const parts = await readParts(root);
  const body = `<div id="root"></div><script type="application/json" id="page-state">${stateOf(root, parts)}</script>`;
  const frame = new HtmlRspackPlugin({
    templateContent: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    scriptLoading: 'defer',
  });
  const living = new HtmlRspackPlugin({
    filename: 'living/index.html',
    templateContent: `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`,
    scriptLoading: 'defer',
  });
  return [
    {
      ...added(withReact(folder, 'main', './src/main.ts'), provider(name), ...shakenRuntime, frame),
      devServer: devServer(),
    },
    added(withReact(folder, 'living', join(root, 'ui/living/main.tsx')), living),
    ...parts.map((part) => remoteDevelopment(part)),
    ...parts.flatMap(servedWorker),
  ];
}
