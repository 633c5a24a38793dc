/** Development: the shell and every remote beside it, each compiled by itself, drawn by the browser. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, type DevServer, HtmlRspackPlugin, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
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

/** Every remote beside the shell. */
const readParts = (root: string): Promise<Part[]> =>
  Promise.all(
    readdirSync(root)
      .filter((name) => /^mfe-[a-z-]+$/.test(name) && existsSync(join(root, name, 'remote.ts')))
      .sort()
      .map((name) => readPart(join(root, name))),
  );

/** Whence the data comes: the gateway SITE, or the one of this machine. */
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

/** What a page is told in its document, without a gateway that would say it. */
function stateOf(root: string, parts: readonly Part[]): string {
  const registry: Registry = {
    shell: DEVELOPMENT,
    remotes: parts.map(developedRemote),
    navigation: parts.flatMap(({ navigation }) => navigation),
    links: parts.flatMap(({ definition }) => linksOf(definition)).sort((a, b) => a.order - b.order),
  };
  const site = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as unknown;
  return JSON.stringify({ registry, site, botCheck: { mode: 'fake' } }).replaceAll('<', '\\u003c');
}

/** A compilation whose components React itself exchanges, for its own development build is in it. */
function withReact(folder: string, name: string, entry: string): Configuration {
  const base = baseConfiguration(folder, { isServer: false, hotReload: {} });
  return {
    ...base,
    name,
    entry: { [name]: entry },
    target: ['web', 'es2022'],
    output: { path: join(folder, '.dev', name), publicPath: '/', uniqueName: name },
    // As in `remoteDevelopment`.
    optimization: { emitOnErrors: false },
    lazyCompilation: false,
    plugins: [...(base.plugins ?? []), new ReactRefreshRspackPlugin()],
  };
}

const added = (configuration: Configuration, ...plugins: RspackPluginInstance[]): Configuration => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...plugins],
});

/** `rspack serve` of the shell: each part of the checkout compiled by itself and put together by federation, exchanged in place as it is written. */
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
  ];
}
