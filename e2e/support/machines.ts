/**
 * The site on several machines: two gateways with their own folders behind the shipped proxy, PostgreSQL behind
 * PgBouncer, and an object store.
 */

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxy } from 'gateway/testing/nginx';
import { startPgBouncer } from 'gateway/testing/pgbouncer';
import { startPostgres } from 'gateway/testing/postgres';
import { startS3Server } from 'gateway/testing/s3-server';
import { childrenOf, end, freePort, launch, type Site } from './site.ts';

/** `folder` and the renderers are those of the first gateway; `log` has the output of both. */
export async function startMachines(): Promise<Site> {
  const postgres = await startPostgres();
  const pooler = await startPgBouncer(postgres.url);
  const store = await startS3Server();
  const proxy = await createProxy();
  const origin = proxy.origin.replace('127.0.0.1', 'localhost');
  const variables = {
    PUBLIC_URL: origin,
    TRUST_PROXY: 'on',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url,
    STORAGE_URL: store.url,
    SESSION_KEYS: 'one key for both',
    DRAIN_SECONDS: '2',
  };
  const ports = [await freePort(), await freePort()] as const;
  const [folder, other] = [mkdtempSync(join(tmpdir(), 'e2e-one-')), mkdtempSync(join(tmpdir(), 'e2e-two-'))];
  let log = '';
  const say = (words: string) => {
    log += words;
  };
  const first = () => launch(folder, ports[0], say, variables);
  // The first gateway promotes the parts of this checkout. The second one serves the live releases from the store.
  const second = () => launch(other, ports[1], say, variables, ['gateway/src/main.ts']);
  let gateways: [ChildProcess, ChildProcess] = [await first(), await second()];
  await proxy.start(ports);
  return {
    origin,
    folder,
    folders: [folder, other],
    log: () => log,
    rendererPids: () => childrenOf(gateways[0].pid ?? 0),
    async restart() {
      await end(gateways[0]);
      const one = await first();
      await end(gateways[1]);
      gateways = [one, await second()];
    },
    async stop() {
      await Promise.all(gateways.map(end));
      await proxy.stop();
      await store.close();
      await pooler.stop();
      await postgres.stop();
      for (const one of [folder, other]) rmSync(one, { recursive: true, force: true });
    },
  };
}
