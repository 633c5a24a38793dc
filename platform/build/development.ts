/** Development: one compilation of the shell with every remote beside it, drawn by the browser, reloaded as files change. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, HtmlRspackPlugin, NormalModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { DEVELOPMENT, type Registry, type RegistryRemote } from '../src/registry.ts';
import type { NavigationEntry } from '../src/release.ts';
import { exposeName, modulesOf, type RemoteDefinition } from './definition.ts';
import { baseConfiguration } from './rspack-base.ts';

type Part = { name: string; folder: string; remote: RemoteDefinition; navigation: NavigationEntry[] };

const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)) as T;

async function readPart(root: string, name: string): Promise<Part> {
  const folder = join(root, name);
  const { remote } = await load<{ remote: RemoteDefinition }>(join(folder, 'remote.ts'));
  const content = remote.content ? await load<{ navigation?: NavigationEntry[] }>(join(folder, remote.content)) : {};
  return { name, folder, remote, navigation: content.navigation ?? [] };
}

const describe = ({ name, remote }: Part): RegistryRemote => ({
  name,
  short: remote.name,
  version: DEVELOPMENT,
  entry: '',
  integrity: '',
  global: '',
  pages: Object.entries(remote.pages).map(([path, page]) => ({
    path,
    module: exposeName(page.module),
    slots: [...(page.slots ?? [])],
  })),
  slots: Object.fromEntries(Object.entries(remote.slots).map(([slot, module]) => [slot, exposeName(module)])),
});

/** Stands in for platform/src/browser-modules.ts: the same promise, kept by plain imports. */
function moduleSource(parts: readonly Part[]): string {
  const entries = parts.flatMap(({ name, folder, remote }) =>
    modulesOf(remote).map(
      (module) =>
        `  ${JSON.stringify(`${name} ${exposeName(module)}`)}: () => import(${JSON.stringify(join(folder, module))}),`,
    ),
  );
  return `const modules = {\n${entries.join('\n')}\n};\nexport const browserModules = () => ({ load: (remote, module) => modules[remote + ' ' + module](), peek: () => undefined });\n`;
}

export type DevelopmentOptions = { root: string; parts: readonly string[] };

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

/** The configuration of the development server's compilation. */
export async function developmentConfiguration({ root, parts: names }: DevelopmentOptions): Promise<Configuration> {
  const shell = join(root, 'shell');
  const remotes = names.filter((name) => existsSync(join(root, name, 'remote.ts')));
  const parts = await Promise.all(remotes.map((name) => readPart(root, name)));
  const registry: Registry = {
    shell: DEVELOPMENT,
    remotes: parts.map(describe),
    navigation: parts.flatMap(({ navigation }) => navigation),
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
