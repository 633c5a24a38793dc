/** What all compilations of this site have in common. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, CssExtractRspackPlugin, type RuleSetRule } from '@rspack/core';
import { folderOf } from './shared.ts';
import { StylesPlugin } from './styles-plugin.ts';

const require = createRequire(import.meta.url);
/** The absolute path of a file that is named relative to this folder. */
export const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * Replaced by the real version when the hash of the content is known. Only entries contain it: the name of a chunk is a
 * hash of its content, which must not change afterwards.
 */
export const VERSION_PLACEHOLDER = '__RELEASE_VERSION__';

export const publicPath = (name: string): string => `/releases/${name}/${VERSION_PLACEHOLDER}/web/`;

/**
 * As in docs/hydration.md. shell/src/start.ts recognizes older browsers. All of these have what TypeScript allows
 * (ES2024).
 */
const SUPPORTED = 'chrome >= 120, firefox >= 121, safari >= 17.4';
/** Browsers that must be able to parse the first script: it starts nothing in those that are not supported. */
export const READABLE = 'chrome >= 64, firefox >= 60, safari >= 12';

const typescript = (targets: string, react: object = {}): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...react } },
    },
    env: { targets },
  },
  type: 'javascript/auto',
});

/** Without an `importSource`, the page must contain React's development build. */
type HotReload = { importSource?: string };

/** In development, hot reload is added to `.tsx` only: what it adds to a module breaks vanilla-extract's compiler. */
function scripts(targets: string, hotReload?: HotReload): RuleSetRule[] {
  if (!hotReload) return [typescript(targets)];
  const react = { refresh: true, development: true, ...hotReload };
  return [
    { ...typescript(targets, react), test: /\.tsx$/ },
    { ...typescript(targets), test: /\.ts$/ },
    { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'pre', loader: here('./written-loader.cjs') },
  ];
}

const assets: RuleSetRule = {
  test: /\.(woff2|jpg|avif|webp|png|svg|mp4|webm)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
};

const cssLoader = (options: object) => ({
  loader: require.resolve('css-loader'),
  options: { url: { filter: (url: string) => !url.startsWith('data:') }, import: false, ...options },
});

const rule = (use: RuleSetRule['use']): RuleSetRule => ({ test: /\.css$/i, use });

/** Styles are extracted for browsers. The server half keeps the class names only. */
const extractedStyles = rule([CssExtractRspackPlugin.loader, cssLoader({})]);
const noStyles = rule([here('./empty-loader.cjs')]);

/** Styles as text, for shadow roots. `styles`: the module that adds them. */
export const shadowStyles = (styles: string): RuleSetRule =>
  rule([
    { loader: here('./shadow-styles-loader.cjs'), options: { styles } },
    cssLoader({ exportType: 'string', sourceMap: false }),
    { loader: 'builtin:lightningcss-loader', options: { targets: SUPPORTED, minify: true } },
  ]);

export function baseConfiguration(
  folder: string,
  {
    isServer,
    hotReload,
    targets = SUPPORTED,
    styles = isServer ? noStyles : extractedStyles,
  }: { isServer: boolean; hotReload?: HotReload; targets?: string; styles?: RuleSetRule },
): Configuration {
  const isDevelopment = hotReload !== undefined;
  // Under a name that changes with each edit, a page would be shown the sheet of the edit before.
  const sheet = `css/[name]${isDevelopment ? '' : '.[contenthash:8]'}.css`;
  return {
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    cache: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // Radix injects a <style> element for its scroll lock, which the content security policy would refuse.
      alias: {
        'react-style-singleton$': fileURLToPath(import.meta.resolve('ui/style-singleton')),
        'ui/fonts': join(folderOf('ui'), 'src/fonts'),
      },
    },
    module: {
      rules: [
        ...scripts(targets, hotReload),
        styles,
        // Files that only the server names, such as pictures for shared links, are also emitted to `web/`.
        isServer ? { ...assets, generator: { ...assets.generator, outputPath: '../web/' } } : assets,
      ],
    },
    plugins: [
      new StylesPlugin({ isServer, isDevelopment }),
      ...(isServer ? [] : [new CssExtractRspackPlugin({ filename: sheet, chunkFilename: sheet, ignoreOrder: true })]),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
