import { join } from 'node:path';
import { cacheTagOf } from './core/cache-tag.ts';
import { type Catalogue, openCatalogue } from './core/catalogue.ts';
import { type Database, openDatabase, openReplica } from './core/database.ts';
import { directUrlOf, type Env } from './core/env.ts';
import type { Logger } from './core/logger.ts';
import { oneAtATime } from './core/one-at-a-time.ts';
import { createReadLimits } from './core/read-limits.ts';
import { createReplicas, type Replicas } from './core/replicas.ts';
import { compactCounts } from './core/running-counts.ts';
import { createSecretBox } from './core/secret-box.ts';
import { sessionKeys } from './core/session-keys.ts';
import { readSite } from './core/site.ts';
import { tellUnbounded } from './core/statement-bound.ts';
import { startSweepers } from './core/sweepers.ts';
import { startGraphql } from './graphql/server.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { createEventStreams, type EventStreams } from './http/event-streams.ts';
import { startHomeSchedule } from './jobs/home-schedule.ts';
import { createLeadJobs } from './jobs/lead-jobs.ts';
import { startOpenHouseClosing } from './jobs/open-house-closing.ts';
import { startPushDelivery } from './jobs/push-delivery.ts';
import { ensureAdmin } from './modules/account/first-admin.ts';
import type { BotCheck } from './modules/leads/bot-check.ts';
import { chooseBotCheck } from './modules/leads/choose-bot-check.ts';
import { createLeadFeed, LEADS_CHANNEL, type LeadFeed } from './modules/leads/lead-feed.ts';
import { bringUploads } from './modules/media/bring-uploads.ts';
import { createEncoders } from './modules/media/encoders.ts';
import { openPhotoLinks } from './modules/media/photo-links.ts';
import { openPictureStore } from './modules/media/picture-store.ts';
import { createViewCounter } from './modules/numbers/view-counter.ts';
import { sweepImports } from './modules/properties/homes-import.ts';
import { createPushKeys } from './modules/push/push-keys.ts';
import { type CurrentSite, openCurrentSite } from './modules/site-content/current-site.ts';
import { createVisitTokens } from './modules/vitals/visit-tokens.ts';
import { controlSocket, listenForTasks } from './operation/control-socket.ts';
import { createTasks } from './operation/tasks.ts';
import { seedDemo } from './seed/seed.ts';
import { seedEstimates } from './seed/value-estimates.ts';
import { createServices } from './services.ts';
import { isWriteOnce, type ObjectStore } from './storage/object-store.ts';
import { openStorage } from './storage/open-storage.ts';

export interface GatewayOptions {
  /** PGlite in memory that starts with this dump, for tests. Default: DATABASE_URL, or PGlite in DATA_DIR. */
  readonly snapshot?: Blob | undefined;
  /** Called with every SQL statement. */
  readonly onQuery?: ((statement: string) => void) | undefined;
  /** Of event streams, in ms; for tests. */
  readonly keepAliveMs?: number | undefined;
}

/**
 * Opens everything that the app needs, in order: identity, database, services, content. Rejects, with nothing left
 * open, if any of it fails.
 */
export async function openGateway(env: Env, logger: Logger, options: GatewayOptions = {}) {
  const file = readSite(env.SITE_FILE, { refuseDemo: env.isProduction });
  const botCheck = chooseBotCheck(env, logger);
  return oneAtATime(directUrlOf(env), async () => {
    const { snapshot, onQuery } = options;
    const folder = snapshot === undefined ? env.DATA_DIR : undefined;
    const urls = { url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL };
    const database = await openDatabase({ ...urls, folder, snapshot, onQuery });
    return orClose(database, async () => {
      if (env.DATABASE_DIRECT_URL !== undefined) await tellUnbounded(database, logger);
      const feed = createLeadFeed({ database, logger });
      const site = await openCurrentSite(database, file);
      const prepare = site.learn;
      const channelListener = { ...feed, channel: LEADS_CHANNEL };
      const catalogue = await openCatalogue({
        database,
        logger,
        url: directUrlOf(env),
        channelListener,
        code: cacheTagOf(file),
        prepare,
      });
      const streams = createEventStreams(options);
      return orClose(catalogue, async () => {
        const standbys = await Promise.all(env.DATABASE_REPLICA_URLS.map(openReplica));
        const replicas = createReplicas({ replicas: standbys, primary: database, catalogue, logger });
        const ground = { env, logger, site, botCheck, database, replicas, catalogue, feed, streams };
        return orClose(replicas, () => build(ground));
      });
    });
  });
}

export type Gateway = Awaited<ReturnType<typeof openGateway>>;

interface Stored {
  readonly storage: ObjectStore;
}

interface Ground {
  readonly env: Env;
  readonly logger: Logger;
  readonly site: CurrentSite;
  readonly botCheck: BotCheck;
  readonly database: Database;
  readonly replicas: Replicas;
  readonly catalogue: Catalogue;
  readonly feed: LeadFeed;
  readonly streams: EventStreams;
}

async function build(given: Ground) {
  const { env, logger, site, botCheck, database, replicas, catalogue, feed, streams } = given;
  const storage = await openStorage(env);
  const cache = { folder: join(env.DATA_DIR, 'cache', 'pictures'), bytes: env.STORAGE_CACHE_MB * 1_000_000 };
  const store = await openPictureStore(storage, cache);
  const photoLinks = await openPhotoLinks(env);
  const encoders = createEncoders();
  if (!storage.isLocal) await bring({ database, env, logger, storage });
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
  /** Set only at the first start without ADMIN_PASSWORD. Show it, because it is stored nowhere. */
  const generatedPassword = await ensureAdmin(database, { username, password, mayGenerate: !env.isProduction });

  const { now } = site;
  const keys = await sessionKeys(env.SESSION_KEYS, env.DATA_DIR);
  const box = createSecretBox(keys);
  const jobs = createLeadJobs({ env, logger, site: now, database, box });
  const leads = { ...jobs, botCheck, feed, streams };
  const pushKeys = createPushKeys({ database, box });
  await pushKeys();
  const visitTokens = createVisitTokens(keys);
  const ground = {
    env,
    site,
    box,
    pushKeys,
    visitTokens,
    logger,
    database,
    replicas,
    catalogue,
    storage,
    store,
    encoders,
  };
  const table = createServices({ ...leads, ...ground });
  const answers = createAnswerCache(catalogue, env.ANSWER_CACHE_MB * 1_000_000);
  const readLimits = createReadLimits({ database, isOn: env.LIMITS, logger });
  const viewCounter = createViewCounter({ database, logger });
  const graphql = await startGraphql({
    site: now,
    table,
    answers,
    catalogue,
    logger,
    introspection: !env.isProduction,
  });
  if (env.DEMO_CONTENT) {
    await seedDemo({ catalogue, database, store });
    await seedEstimates({ catalogue, database });
  }
  const stopSweeping = startSweepers({
    database,
    logger,
    shared: {
      sessions: table.sessions.sweep,
      rateLimits: table.limits.sweep,
      loginGuard: table.guard.sweep,
      homePreviews: table.previews.sweep,
      sitePreviews: table.sitePreviews.sweep,
      imports: () => sweepImports(database),
      tickets: table.tickets.sweep,
      visits: table.open.visits.sweep,
      clientsWords: table.clientsWords.sweep,
      uploads: table.media.sweepOrphans,
      leadCounts: () => compactCounts(database, 'leads'),
      homeCounts: () => compactCounts(database, 'properties'),
    },
    own: { spool: jobs.spool.sweep },
  });

  const { executeQuery } = graphql;
  const previewOf = async (path: string, key: unknown) => {
    const home = await table.previews.find(key);
    if (home) return path === `/properties/${home.id}` ? { query: graphql.executeWith(home) } : undefined;
    const identity = await table.sitePreviews.find(key);
    return identity && { query: graphql.executeAs(identity), site: identity };
  };
  const base = {
    env,
    logger,
    site: now,
    sessionKeys: keys,
    database,
    catalogue,
    storage,
    store,
    photoLinks,
    generatedPassword,
  };
  const stopListening = await listen({ env, logger, database, catalogue, storage });
  const stopJobs = await jobs.start(table.open.leads);
  const push = { database, pushKeys, pushHosts: env.PUSH_HOSTS, subject: () => `mailto:${now().agent.email}`, logger };
  const stopPush = startPushDelivery({ ...push, outbox: jobs.outbox });
  const stopSchedule = startHomeSchedule({ database, catalogue, logger });
  const stopClosing = startOpenHouseClosing(table.open.openHouses, logger);
  async function close(): Promise<void> {
    await stopSweeping();
    await stopListening();
    encoders.close();
    await readLimits.close();
    await stopSchedule();
    await stopPush();
    await stopJobs();
    await stopClosing();
    await feed.close();
    await viewCounter.close();
    await graphql.server.stop();
    await replicas.close();
    await catalogue.close();
    await database.close();
  }
  return {
    ...base,
    visitTokens,
    viewCounter,
    table,
    answers,
    readLimits,
    graphql,
    executeQuery,
    previewOf,
    ...watchHealth(database, streams),
    close,
  };
}

/**
 * Copies pictures that were in the data folder before there was a store into the store. If the store is away, the next
 * start does it.
 */
async function bring({ database, env, logger, storage }: Pick<Ground, 'database' | 'env' | 'logger'> & Stored) {
  try {
    if (!(await isWriteOnce(storage)))
      logger.error(
        'storage: this store overwrites what should be written once; it needs conditional writes (If-None-Match)',
      );
    const files = await bringUploads(database, env.DATA_DIR, storage);
    if (files > 0) logger.warn({ files }, 'uploads: brought from the data folder into the store');
  } catch (error) {
    logger.error({ err: error }, 'uploads: not brought into the store');
  }
}

/** If this process alone owns the data, it accepts commands through a socket. */
async function listen(ground: Pick<Ground, 'env' | 'logger' | 'database' | 'catalogue'> & Stored) {
  const { env, logger, database, catalogue, storage } = ground;
  if (database.folder === undefined) return async () => {};
  const run = createTasks({ database, catalogue, storage, dataFolder: env.DATA_DIR });
  return listenForTasks(controlSocket(database.folder), run, logger);
}

/** The result of `work`. If it fails, `part` is closed first. */
async function orClose<T>(part: { close(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await part.close();
    throw error;
  }
}

function watchHealth(database: Database, streams: EventStreams) {
  let isDraining = false;
  return {
    health: {
      async isReady() {
        if (isDraining) return false;
        await database.em().execute('select 1');
        return true;
      },
    },
    /**
     * Makes the gateway not ready, so that a balancer sends no new visitors. Event streams end, so that their clients
     * reconnect elsewhere.
     */
    drain() {
      isDraining = true;
      streams.drain();
    },
  };
}
