/** Development: one compilation of the shell with every remote beside it, drawn by the browser, reloaded as files change. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, type DevServer, HtmlRspackPlugin, NormalModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { DEVELOPMENT, type Registry } from '../src/registry.ts';
import type { NavigationEntry } from '../src/release.ts';
import { exposeName, modulesOf } from './definition.ts';
import { developedRemote, linksOf, type Remote, readContent, readRemote, type Shell } from './part.ts';
import { baseConfiguration } from './rspack-base.ts';

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

/** Stands in for platform/src/browser-modules.ts: the same promise, kept by plain imports. */
function moduleSource(parts: readonly Part[]): string {
  const entries = parts.flatMap(({ name, folder, definition }) =>
    modulesOf(definition).map(
      (module) =>
        `  ${JSON.stringify(`${name} ${exposeName(module)}`)}: () => import(${JSON.stringify(join(folder, module))}),`,
    ),
  );
  return `const modules = {\n${entries.join('\n')}\n};\nexport const browserModules = () => ({ load: (remote, module) => modules[remote + ' ' + module](), peek: () => undefined });\n`;
}

/** Whence the data comes: the gateway SITE, or the one of this machine. */
const devServer = (): DevServer => {
  const port = Number(process.env.PORT ?? 8080);
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

/** `rspack serve` of the shell: all parts of the checkout, exchanged in place as they are written. */
export async function servedShell({ folder: shell }: Shell): Promise<Configuration> {
  const root = join(shell, '..');
  const parts = await readParts(root);
  const registry: Registry = {
    shell: DEVELOPMENT,
    remotes: parts.map((part) => developedRemote(part, { entry: '', integrity: '' })),
    navigation: parts.flatMap(({ navigation }) => navigation),
    links: parts.flatMap(({ definition }) => linksOf(definition)).sort((a, b) => a.order - b.order),
  };
  const state = {
    registry,
    site: JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as unknown,
    botCheck: { mode: 'fake' },
  };
  const modules = join(shell, '.dev/modules.js');
  mkdirSync(join(shell, '.dev'), { recursive: true });
  writeFileSync(modules, moduleSource(parts));
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const base = baseConfiguration(shell, { isServer: false, isDevelopment: true });
  return {
    ...base,
    entry: { main: './src/browser.tsx', living: join(root, 'ui/living/main.tsx') },
    target: ['web', 'es2022'],
    output: { path: join(shell, '.dev/web'), publicPath: '/' },
    lazyCompilation: false,
    devServer: devServer(),
    plugins: [
      ...(base.plugins ?? []),
      new NormalModuleReplacementPlugin(/\/browser-modules\.ts$/, modules),
      new ReactRefreshRspackPlugin(),
      new HtmlRspackPlugin({
        templateContent: `<!doctype html><html lang="en"><head>${head}</head><body><div id="root"></div><script type="application/json" id="page-state">${json}</script></body></html>`,
        scriptLoading: 'defer',
        chunks: ['main'],
      }),
      new HtmlRspackPlugin({
        filename: 'living/index.html',
        templateContent: `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`,
        scriptLoading: 'defer',
        chunks: ['living'],
      }),
    ],
  };
}
