import { join } from 'node:path';
import { createAnswerCache } from './core/answer-cache.ts';
import { openCatalogue } from './core/catalogue.ts';
import { openDatabase } from './core/database.ts';
import type { Env } from './core/env.ts';
import { keepHouse } from './core/housekeeping.ts';
import type { Logger } from './core/logger.ts';
import { sessionKeys } from './core/session-keys.ts';
import { readSite } from './core/site.ts';
import { startGraphql } from './graphql/server.ts';
import { ensureAdmin } from './modules/account/first-admin.ts';
import { chooseBotCheck } from './modules/leads/choose-bot-check.ts';
import { openPictureStore } from './modules/media/picture-store.ts';
import { loadEstimates, seedDemo } from './seed/seed.ts';
import { createServices } from './services.ts';

export interface GatewayOptions {
  /** `memory`: PGlite without a folder. Default: DATABASE_URL, or PGlite in DATA_DIR. */
  readonly database?: 'memory' | undefined;
}

/**
 * Opens everything that the app stands on, in order: identity, database, services, content. Throws, with nothing
 * left open, if any of it is not in order.
 */
export async function openGateway(env: Env, logger: Logger, options: GatewayOptions = {}) {
  const site = readSite(env.SITE_FILE, { refuseDemo: env.isProduction });
  const botCheck = chooseBotCheck(env, logger);
  const keys = await sessionKeys(env.SESSION_KEYS, env.DATA_DIR);
  const folder = options.database === 'memory' ? undefined : env.DATA_DIR;
  const database = await openDatabase({ url: env.DATABASE_URL, folder });
  try {
    const catalogue = await openCatalogue(database, logger, env.DATABASE_URL);
    const store = await openPictureStore(join(env.DATA_DIR, 'uploads'));
    const estimates = env.DEMO_CONTENT ? await loadEstimates() : new Map();
    const table = createServices({ env, database, catalogue, store, botCheck, estimates });
    const answers = createAnswerCache(catalogue);
    const graphql = await startGraphql({ site, table, answers, logger, introspection: !env.isProduction });
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
    const generatedPassword = await ensureAdmin(database, { username, password, mayGenerate: !env.isProduction });
    if (env.DEMO_CONTENT) await seedDemo({ catalogue, database, media: table.media });

    const sweeps = [table.sessions.sweep, table.limits.sweep, table.media.sweepOrphans];
    const stopSweeping = keepHouse(sweeps, logger);

    let isDraining = false;
    return {
      env,
      logger,
      site,
      sessionKeys: keys,
      database,
      catalogue,
      answers,
      store,
      table,
      graphql,
      executeQuery: graphql.executeQuery,
      /** Set once, at the first start, if no ADMIN_PASSWORD was given: show it, for it is kept nowhere. */
      generatedPassword,
      health: {
        async isReady() {
          await database.em().execute('select 1');
          return !isDraining;
        },
      },
      /** From now on not ready, so that a balancer sends nobody new. */
      drain() {
        isDraining = true;
      },
      async close() {
        stopSweeping();
        await graphql.server.stop();
        await catalogue.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export type Gateway = Awaited<ReturnType<typeof openGateway>>;
