// Runs nginx from a system package with the configuration that we ship.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './embedded-postgres.ts';
import { eventually } from './eventually.ts';
import { needProgram } from './system-package.ts';

const NGINX = '/usr/sbin/nginx';

/** The shipped file with the test's ports and folder. */
function configure(folder: string, port: number, [one, two]: readonly [number, number]): string {
  const shipped = readFileSync(new URL('../../proxy.conf', import.meta.url), 'utf8')
    .replaceAll('gateway-one:3000', `127.0.0.1:${one}`)
    .replaceAll('gateway-two:3000', `127.0.0.1:${two}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  const http = `access_log off; ${temporary.join(' ')}\n${shipped}`;
  // The workers write large bodies to the folder above, which belongs to the user of this process.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  // As many as in the image of docker-compose.yml: with fewer, nginx would close idle connections under load.
  const workers = 'events { worker_connections 1024; }';
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${workers} http { ${http} }`,
  );
  return file;
}

export interface NginxProxy {
  /** Resolves once it passes requests to a running gateway. */
  start(gateways: readonly [number, number]): Promise<void>;
  stop(): Promise<void>;
  readonly origin: string;
}

/** Chooses the port at once, because the gateways must know their public address before nginx listens. */
export async function createProxy(): Promise<NginxProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let nginx: ChildProcess | undefined;
  return {
    origin,
    async start(gateways) {
      needProgram(NGINX, 'nginx-light');
      nginx = spawn(NGINX, ['-c', configure(folder, port, gateways)], { stdio: 'inherit' });
      await eventually(() => fetch(`${origin}/livez`));
    },
    async stop() {
      const ended = nginx && once(nginx, 'exit');
      nginx?.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
