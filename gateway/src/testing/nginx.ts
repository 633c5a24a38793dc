// The shipped configuration in nginx from the system's packages.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './embedded-postgres.ts';
import { eventually } from './eventually.ts';
import { needProgram } from './system-package.ts';

const NGINX = '/usr/sbin/nginx';

/** The shipped file, on this machine's ports and in a test's folder. */
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
  // Its workers write what is large into the folder above, which belongs to whoever runs this.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  // As many as in the image that docker-compose.yml starts: with fewer, those that rest are closed under load.
  const workers = 'events { worker_connections 1024; }';
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${workers} http { ${http} }`,
  );
  return file;
}

export interface NginxProxy {
  /** Resolves once it passes requests on to a gateway that lives. */
  start(gateways: readonly [number, number]): Promise<void>;
  stop(): Promise<void>;
  readonly origin: string;
}

/** Chooses the port at once, for gateways have to know their visitors' address before it listens. */
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
