/** The upper limit: the same answers as files, sent by the system's nginx. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from 'gateway/testing/postgres';
import { needProgram } from 'gateway/testing/system-package';

const NGINX = '/usr/sbin/nginx';

export interface Files {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves each text under its name. */
export async function startNginx(folder: string, files: Readonly<Record<string, string>>): Promise<Files> {
  needProgram(NGINX, 'nginx-light');
  const root = join(folder, 'nginx');
  mkdirSync(join(root, 'files'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'files', name), text);
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/${name};`,
  );
  // Tuned for small files as its documentation says: files stay open, and the kernel sends them.
  const http = `access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000 inactive=60s; keepalive_requests 1000000;
    default_type application/json; ${paths.join(' ')} server { listen 127.0.0.1:${port}; root ${root}/files; }`;
  const configuration = `user root; daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log; events {} http { ${http} }`;
  writeFileSync(join(root, 'nginx.conf'), configuration);
  const nginx: ChildProcess = spawn(NGINX, ['-c', join(root, 'nginx.conf')], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await fetch(origin).catch(() => undefined)) break;
    await sleep(100);
  }
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}
