/** `npm run dev`: `rspack serve` of the shell at PORT (3000) and every part with hot reload, and a gateway that restarts when its files change. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { demandFreePort, portOf } from '../build/free-port.ts';
import { endWith } from './end-with.ts';
import { root, rspackCli } from './parts.ts';

/** The port of the pages and that of the gateway. Throws an error that explains why they cannot be had. */
async function demandPorts() {
  const port = portOf(process.env.PORT ?? '3000');
  const gatewayPort = portOf(String(port + 1));
  for (const needed of [port, gatewayPort])
    await demandFreePort(
      needed,
      `Both ${port} and ${gatewayPort} are needed: choose others, PORT=${port + 10} npm run dev`,
    );
  return { port, gatewayPort };
}

const { port, gatewayPort } = await demandPorts().catch(endWith);

const watched = ['gateway/src', 'schema/src'].flatMap((folder) => ['--watch-path', join(root, folder)]);
const gateway = spawn(process.execPath, [...watched, join(root, 'gateway/src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(gatewayPort), PUBLIC_URL: `http://localhost:${port}` },
});
const pages = spawn(process.execPath, [rspackCli('shell'), 'serve'], {
  cwd: join(root, 'shell'),
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), SITE: `http://127.0.0.1:${gatewayPort}` },
});

const children = [gateway, pages];
// One is useless without the other: when one ends, the other is ended, too.
for (const child of children)
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
