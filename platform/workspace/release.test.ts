import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a command that is ended asks the site no more: a deploy that was called off must not go on', async () => {
  const site = createServer().listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const env = { ...process.env, DEPLOY_URL: `http://127.0.0.1:${port}`, DEPLOY_TOKEN: 'token' };
  const command = spawn(process.execPath, [join(import.meta.dirname, 'release.ts'), 'list'], { env, stdio: 'ignore' });
  try {
    // It waits for an answer that does not come.
    const [request] = await once(site, 'request');
    const ended = once(request.socket, 'close');
    command.kill('SIGTERM');
    await ended;
    expect(request.socket.destroyed).toBe(true);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}, 20_000);
