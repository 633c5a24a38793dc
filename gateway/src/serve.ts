/** Runs a gateway: the services, the live releases, and their pages. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compose from 'koa-compose';
import { createBrowserSmoke } from 'smoke';
import { findChromium } from 'smoke/chromium';
import { createApp } from './app.ts';
import { type Env, originOf, readEnv } from './core/env.ts';
import { createLogger, type Logger, outliveOutput } from './core/logger.ts';
import { endWithDatabase } from './ended-database.ts';
import { openGateway } from './gateway.ts';
import { purgeOnChange } from './http/shared-cache.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import { endUntakenAnswers } from './http/untaken-answers.ts';
import { createViews } from './modules/numbers/views.ts';
import { isVisit } from './modules/numbers/visit.ts';
import { type BrowserGate, createBrowserGate } from './modules/releases/browser-gate.ts';
import { startCanaryRule } from './modules/releases/canary/rule.ts';
import { deployRoutes } from './modules/releases/deploy.routes.ts';
import { foreignManifests } from './modules/releases/foreign.routes.ts';
import { type Checkout, promoteCheckout } from './modules/releases/promote-checkout.ts';
import { releaseFiles } from './modules/releases/release.routes.ts';
import { openReleases } from './modules/releases/release.service.ts';
import type { ReleaseId } from './modules/releases/release.ts';
import { openReleaseArchive } from './modules/releases/release-archive.ts';
import { createRenderFaults } from './modules/releases/release-faults.ts';
import { releasesIn } from './modules/releases/release-files.ts';
import { createReleasePreviews, type ReleasePreviews } from './modules/releases/release-previews.ts';
import { createSmoke } from './modules/releases/smoke.ts';
import { createSmokeReports, type SmokeReports } from './modules/releases/smoke-reports.ts';
import { appFiles } from './render/app-files.ts';
import { crawlerFiles } from './render/crawler-files.ts';
import { createPages } from './render/pages.ts';
import { type AnonymousQuery, asData } from './render/renderer.ts';
import { createSitemap } from './render/sitemap.ts';
import { closeInOrder } from './shutdown.ts';

/**
 * Milliseconds for which an idle connection stays open. Longer than any usual proxy keeps one (a minute): otherwise it
 * could be closed just as the proxy uses it again.
 */
const RESTS_FOR_MS = 65_000;

export type ServeOptions = {
  /** The checkout whose built parts go live before the first visitor. Without it, nothing is promoted. */
  checkout?: Checkout;
};

/**
 * Opens everything, promotes the checkout if there is one, and listens. Rejects, with nothing left open, if anything
 * fails.
 */
async function serve({ checkout }: ServeOptions = {}): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const gateway = await openGateway(env, logger);
  const { catalogue, database, graphql, site, executeQuery: query } = gateway;
  const releasesFolder = releasesIn(env.DATA_DIR);
  const smoke = createSmoke({ releasesFolder, site, query, logger });
  let browserGate: BrowserGate | undefined;
  // The store that all gateways share; undefined if that is the folder itself.
  const store = gateway.storage.isLocal ? undefined : gateway.storage;
  const releases = await openReleases({
    archive: store && openReleaseArchive(store, releasesFolder),
    // The check opens pages of this gateway, so there is none before it listens.
    browserGate: async (...given) => (await browserGate?.(...given)) ?? [],
    database,
    catalogue,
    schema: graphql.schema,
    folder: releasesFolder,
    logger,
    smoke,
  });
  const { tokens } = gateway.table;
  await tokens.ensureOperator(env.DATA_DIR);
  const promoted = checkout ? await promoteCheckout(releases, checkout) : [];
  for (const line of promoted) console.log(`  live: ${line}`);
  const reports = createSmokeReports(database);
  const origin = originOf(env);
  const botCheck = { mode: env.BOT_CHECK, siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL };
  const previews = createReleasePreviews({ releases, keys: gateway.sessionKeys, origin });
  const views = createViews({
    counter: gateway.viewCounter,
    sets: () => [releases.live(), releases.canary()?.set],
  });
  const { onPage } = views;
  const { previewOf } = gateway;
  const sitemap = createSitemap({ homes: gateway.table.homeAddresses, version: catalogue.current, origin });
  const faults = createRenderFaults({ database, logger, canary: () => releases.canary()?.id ?? 0 });
  const pages = createPages({
    onFault: faults.note,
    onPage,
    previewOf,
    visitToken: (context, made) =>
      isVisit(context, 'document') ? gateway.visitTokens.issue(made, releases.canary()?.id ?? 0) : undefined,
    releasePreview: previews.pageSetFor,
    releases,
    releasesFolder,
    catalogue,
    query,
    logger,
    site,
    origin,
    botCheck,
    photosUrl: gateway.photoLinks?.origin,
    secondsInFront: env.CDN_SECONDS,
  });
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER: header } = env;
  const stopPurging = url ? purgeOnChange({ catalogue, url, header, logger }) : undefined;
  gateway.table.serve({ releases, onSwitched: pages.warm });
  const stopRule = startCanaryRule({ database, releases, logger, onSwitched: pages.warm });
  const app = createApp({
    ...gateway,
    findOperation: async (hash, context) =>
      (await releases.findOperation(hash)) ?? previews.findOperation(hash, context),
    onOperation: views.onOperation,
    showForm: pages.showForm,
    pages: compose([
      previews.middleware,
      deployRoutes({
        releases,
        previews,
        tokens,
        reports,
        folder: releasesFolder,
        store,
        mostBytes: env.RELEASES_MB * 1_000_000,
        logger,
        onPromoted: pages.warm,
      }),
      foreignManifests({ releases, folder: releasesFolder, origin }),
      releaseFiles(releases, releasesFolder),
      crawlerFiles({ releases, sitemap, catalogue, origin, site }),
      appFiles({ releases, releasesFolder, site }),
      pages.middleware,
    ]),
  });
  const server = app.listen(env.PORT, env.HOST);
  server.keepAliveTimeout = RESTS_FOR_MS;
  endSlowBodies(server, env.SLOW_BODY_SECONDS);
  endUntakenAnswers(server);
  let isStopping = false;
  const close = async () => {
    stopPurging?.();
    await stopRule();
    pages.close();
    await faults.flush();
    await gateway.close();
  };
  await listening(server).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  browserGate = gateOf(env, { origin, query, previews, reports, logger, port, isStopping: () => isStopping });
  greet(server, env, gateway.generatedPassword);
  const drain = () => {
    isStopping = true;
    gateway.drain();
  };
  const end = closeInOrder(server, { drain, close, drainSeconds: env.DRAIN_SECONDS });
  endWithDatabase({ database, dataFolder: env.DATA_DIR, logger, end });
}

type GateOptions = {
  origin: string;
  query: AnonymousQuery;
  previews: Pick<ReleasePreviews, 'cookieFor'>;
  reports: Pick<SmokeReports, 'isReported'>;
  logger: Logger;
  port: number;
  isStopping: () => boolean;
};

/** The check of releases in a browser before they go live, as the operator has configured it. */
function gateOf(env: Env, { origin, query, previews, reports, logger, port, isStopping }: GateOptions): BrowserGate {
  const executable = env.BROWSER_SMOKE === 'off' ? undefined : findChromium(env.CHROMIUM);
  const local = `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${port}`;
  const place = (chosen: readonly ReleaseId[]) => ({ origin, local, cookie: previews.cookieFor(chosen) });
  const smoke = executable ? createBrowserSmoke({ executable, logger, query: asData(query), place }) : undefined;
  return createBrowserGate({ mode: env.BROWSER_SMOKE, smoke, isReported: reports.isReported, isStopping, logger });
}

/** Resolves when the server listens. Rejects with a helpful message if another process uses the port. */
function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error('The port is in use. Choose another one with PORT.', { cause: error }) : error);
    });
  });
}

function greet(server: Server, env: Env, password: string | undefined): void {
  const { port } = server.address() as AddressInfo;
  const host = env.HOST === '127.0.0.1' ? 'localhost' : env.HOST;
  console.log(`Ready on http://${host}:${port}`);
  if (password === undefined) return;
  console.log(`Sign in at /admin/login as "${env.ADMIN_USERNAME}" with ${password} (shown only once)`);
}

/** `serve` for the command line: prints an error's message without a stack, and exits with 1. */
export async function serveOrExplain(options: ServeOptions = {}): Promise<void> {
  outliveOutput();
  try {
    await serve(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
