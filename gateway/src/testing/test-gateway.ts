// The real app on a real database, listening on its own port.
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { readEnv } from '../core/env.ts';
import { createLogger, type Logger } from '../core/logger.ts';
import { type Gateway, type GatewayOptions, openGateway } from '../gateway.ts';
import type { OnOperation } from '../graphql/registered-operation.ts';
import { openReleases } from '../modules/releases/release.service.ts';
import { resetSecondFactor } from '../operation/reset-second-factor.ts';
import { createMigratedDatabase, type DatabaseKind } from './databases.ts';
import { nowhere } from './push-samples.ts';
import { makeBuild, page, shellBuild } from './release-builds.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export const admin = { username: 'avery', password: 'correct horse battery staple' };

export interface TestGateway {
  readonly gateway: Gateway;
  readonly url: string;
  /** A visitor with their own cookies. */
  visitor(): TestClient;
  /** The agent, signed in. Removes a second factor that an earlier test has set up. */
  agent(): Promise<TestClient>;
  close(): Promise<void>;
}

type TestOptions = Pick<GatewayOptions, 'onQuery' | 'keepAliveMs'> & {
  logger?: Logger;
  onOperation?: OnOperation;
  /** With releases of two parts: one version live, a newer one stored. */
  hasReleases?: boolean;
};

/** Opens a gateway without demo content and without limits, unless `variables` say otherwise. */
export async function openTestGateway(
  kind: DatabaseKind,
  variables: NodeJS.ProcessEnv = {},
  options: TestOptions = {},
): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  const database = kind === 'postgresql' ? await createMigratedDatabase() : undefined;
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: database?.url,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    DEMO_CONTENT: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PUSH_HOSTS: nowhere,
    ...variables,
  });
  const { logger = createLogger(env.LOG_LEVEL), onOperation, hasReleases = false, ...rest } = options;
  const snapshot = kind === 'pglite' ? await openAsBlob(inject('pgliteSnapshot')) : undefined;
  const gateway = await openGateway(env, logger, { snapshot, ...rest });
  if (hasReleases) await serveReleases(gateway, logger);
  const pages = () => {};
  const app = createApp({
    ...gateway,
    onOperation,
    findOperation: async (hash) => (hash === 'known' ? '{ testimonials { id } }' : undefined),
    pages,
    // A real page needs releases, which these tests do not have.
    async showForm(ctx, path, form) {
      ctx.body = { path, form };
    },
  });
  const { url, stop } = await listen(app);
  return {
    gateway,
    url,
    visitor: () => createTestClient(url),
    async agent() {
      const client = createTestClient(url);
      const { body } = await client.rest('POST', '/api/admin/login', admin);
      if (body.code === 'SECOND_FACTOR_REQUIRED') {
        await resetSecondFactor(gateway.database, admin);
        await client.rest('POST', '/api/admin/login', admin);
      }
      return client;
    },
    async close() {
      await stop();
      await gateway.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Releases of `shell` and `mfe-one`, for the calls in `release-samples.ts`. */
async function serveReleases({ database, catalogue, graphql, env, table }: Gateway, logger: Logger): Promise<void> {
  const folder = join(env.DATA_DIR, 'releases');
  const releases = await openReleases({
    database,
    catalogue,
    schema: graphql.schema,
    folder,
    logger,
    smoke: async () => [],
  });
  const one = (number: number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
  const [shell, first] = [await releases.publish(shellBuild(), 'test'), await releases.publish(one(1), 'test')];
  await releases.publish(one(2), 'test', 'a1b2c3d');
  await releases.promote([shell, first], 'test');
  table.serve({ releases, onSwitched: async () => {} });
}

async function listen(app: ReturnType<typeof createApp>) {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
