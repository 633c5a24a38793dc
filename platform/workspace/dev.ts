/** `npm run dev`: every part with hot reload at PORT (3000), over a gateway that restarts as its files change. */

import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { developmentConfiguration } from '../build/development.ts';
import { parts, root } from './parts.ts';

/** `npm run dev` in a part's folder: that part alone, in the shell. */
const only = process.argv[2] ? [basename(process.env.INIT_CWD ?? process.cwd())] : parts;

const port = Number(process.env.PORT ?? 3000);
const gatewayPort = port + 1;
const origin = `http://localhost:${port}`;

const gateway = spawn(
  process.execPath,
  [
    '--watch-path',
    join(root, 'gateway/src'),
    '--watch-path',
    join(root, 'schema/src'),
    join(root, 'gateway/src/main.ts'),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(gatewayPort), PUBLIC_URL: origin },
  },
);

const compiler = rspack(await developmentConfiguration({ root, parts: only }));
const server = new RspackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    allowedHosts: ['localhost', '127.0.0.1'],
    historyApiFallback: { disableDotRule: true },
    client: { overlay: { errors: true, warnings: false } },
    proxy: [
      {
        context: ['/api', '/graphql', '/attached_assets', '/sitemap.xml', '/robots.txt'],
        target: `http://127.0.0.1:${gatewayPort}`,
      },
    ],
  },
  compiler,
);
await server.start();
console.log(`Developing at ${origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    gateway.kill(signal);
    await server.stop();
    process.exit(0);
  });
}
