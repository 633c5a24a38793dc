/**
 * Another company's site: an ordinary Rspack host with federation's own plugin and its own React, in a folder outside
 * of this checkout.
 */

import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './site.ts';

const run = promisify(execFile);

/** The packages that such a host installs, each with the part of this checkout that has it installed. */
const installed: Record<string, string> = {
  react: 'shell',
  'react-dom': 'shell',
  '@rspack/core': 'mfe-listings',
  '@rspack/cli': 'mfe-listings',
  '@module-federation/enhanced': 'platform',
};

const config = (manifest: string) => `
import rspack from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { publicPath: '/' },
  module: {
    rules: [
      {
        test: /\\.jsx$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host',
      remotes: { listings: 'mfe_listings@${manifest}' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      // A site that is away must not keep this one from starting.
      shareStrategy: 'loaded-first',
      dts: false,
    }),
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
  ],
};
`;

/** Styles that apply to everything, as on many sites. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Another company</title>
<link rel="icon" href="data:,">
<style>
* { margin: 0; padding: 0; }
body { font: 18px/1.4 monospace; color: rgb(1, 2, 3); text-align: center; }
h2, h3 { font: 700 40px/1 monospace; text-transform: uppercase; }
a { color: red; text-decoration: underline; }
</style>
</head>
<body><h1>Another company</h1><p><a href="/">Home</a></p><div id="root"></div></body>
</html>
`;

const app = `
import { Component, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const FeaturedProperties = lazy(() => import('listings/FeaturedProperties'));

class Boundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  render() {
    return this.state.failed ? <p>Our neighbour's homes are away.</p> : this.props.children;
  }
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Boundary>
      <Suspense fallback={<p>Homes are on their way.</p>}>
        <FeaturedProperties />
      </Suspense>
    </Boundary>
  </StrictMode>,
);
`;

export type ForeignHost = { origin: string; folder: string; stop(): Promise<void> };

function install(folder: string): void {
  for (const [name, from] of Object.entries(installed)) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(realpathSync(join(root, from, 'node_modules', name)), target);
  }
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * As strict as a host can be that shows our part: our origin by name, no inline script, no embedded content without
 * consent.
 */
const headersFor = (site: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    `connect-src ${site}`,
    `img-src data: ${site}`,
    `font-src ${site}`,
    // For the host's own style sheet in the head. Ours are constructed.
    "style-src 'unsafe-inline'",
  ].join('; '),
  'cross-origin-embedder-policy': 'require-corp',
});

function serve(folder: string, site: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'text/plain';
    response.writeHead(200, { 'content-type': type, ...headersFor(site) }).end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Builds the host with its own Rspack and serves it at another origin. `site`: the origin whose manifest it uses. */
export async function startForeignHost(site: string): Promise<ForeignHost> {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-host-'));
  mkdirSync(join(folder, 'src'));
  install(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'another-company', private: true }));
  writeFileSync(join(folder, 'rspack.config.mjs'), config(`${site}/federation/mfe-listings/mf-manifest.json`));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'src/index.js'), "import('./bootstrap.jsx');\n");
  writeFileSync(join(folder, 'src/bootstrap.jsx'), app);
  await run(process.execPath, ['node_modules/@rspack/cli/bin/rspack.js', 'build'], { cwd: folder });
  const server = await serve(join(folder, 'dist'), site);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
