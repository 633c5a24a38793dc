/** Deploying over HTTP with a token: the same publish, promote and rollback as in `npm start`. */

import Router from '@koa/router';
import type { Middleware } from 'koa';
import { canaryShare, storable } from 'schema';
import * as z from 'zod/mini';
import type { EntityManager } from '../../core/database.ts';
import { GatewayError, parseOrThrow } from '../../core/errors.ts';
import type { Logger } from '../../core/logger.ts';
import { parseBodies } from '../../http/body-parser.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { answerErrors } from './deploy-errors.ts';
import { type Incoming, openIncoming } from './incoming.ts';
import { ReleaseRefused } from './refused.ts';
import type { Releases } from './release.service.ts';
import { parseRelease, partName, type ReleaseId } from './release.ts';
import type { ReleasePreviews } from './release-previews.ts';
import { type Deployer, type ReleaseTokens, signWith } from './release-tokens.ts';
import { type SmokeReports, titlesOf } from './smoke-reports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const text = z
  .string()
  .check(z.minLength(1, 'At least one character'), z.maxLength(200, 'At most 200 characters'), storable);
const release = z.object({ name: text, version: text });
/** Only one version of a part can be live. */
const eachOnce = z.superRefine<z.output<typeof release>[]>((releases, context) => {
  const names = releases.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  // `continue` makes the union report this reason, and not only that neither of its forms fits.
  if (twice !== undefined) context.addIssue({ code: 'custom', message: `${twice} is named twice`, continue: true });
});
const MOST = 'From 1 to 20 releases';
const releasesInput = z.object({
  releases: z.array(release).check(z.minLength(1, MOST), z.maxLength(20, MOST), eachOnce),
});
/** The releases themselves, or the link of their preview. */
const promoteInput = z.union(
  [releasesInput, z.object({ preview: z.string().check(z.maxLength(10_000)) })],
  'Send releases, or the link of their preview',
);
const smokeInput = z.object({
  ...releasesInput.shape,
  report: z.object({
    set: z.array(z.string()).check(z.maxLength(100)),
    at: z.iso.datetime(),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
});
const partInput = z.object({ name: text });
const rollbackInput = z.object({ name: text, to: z.optional(text) });
const canaryInput = z.object({
  ...release.shape,
  share: z._default(canaryShare, 10),
  isByRule: z._default(z.boolean(), true),
});
const DAYS = 'From 1 to 366';
const tokenInput = z.object({
  part: z.string().check(z.regex(partName, 'The name of a part, as mfe-areas is')),
  note: text,
  days: z.optional(z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(366, DAYS))),
});
const COMMIT = 'The hash of a commit, and -dirty where something was not committed';
const commitInput = z.object({
  commit: z.optional(z.string(COMMIT).check(z.regex(/^[0-9a-f]{7,64}(-dirty)?$/, COMMIT))),
});

type Options = {
  releases: Releases;
  previews: ReleasePreviews;
  tokens: ReleaseTokens;
  reports: SmokeReports;
  folder: string;
  /** Where files are collected until they are published; absent if all gateways share `folder`. */
  store?: ObjectStore | undefined;
  /** What all stored releases may weigh together once one is published here. Absent: as much as there is room. */
  mostBytes?: number | undefined;
  logger: Logger;
  /** Awaited before a switch is answered, so that the next request sees it. */
  onPromoted: () => Promise<void>;
};
type State = { deployer: Deployer; token: string };

const nameOf = ({ part, note }: Deployer): string => (part ? `${part} (${note})` : note);

function demandPart({ part }: Deployer, name: string): void {
  if (part !== null && part !== name) throw new GatewayError('FORBIDDEN', `This token is for ${part}, not for ${name}`);
}

function demandOperator({ part }: Deployer): void {
  if (part !== null) throw new GatewayError('FORBIDDEN', `This token is for ${part} alone; the operator's is needed`);
}

/** Whether a part is private decides who checks it and who may load it, so only the operator may change that. */
async function demandSamePrivacy(releases: Releases, deployer: Deployer, id: ReleaseId): Promise<void> {
  const next = await releases.lookUp(id.name, id.version);
  const present = await releases.lastLive(id.name);
  if (next && next.isPrivate !== (present?.isPrivate ?? false)) demandOperator(deployer);
}

/** At the start and once a day: removes files that were never published. */
function sweepDaily(incoming: Incoming, logger: Logger): void {
  const sweep = () => {
    incoming
      .sweep()
      .catch((err: unknown) => logger.warn({ err }, 'deploy: what was never published could not be removed'));
  };
  sweep();
  setInterval(sweep, DAY_MS).unref();
}

/** Answers everything under /deploy. Without a valid token, every address answers 401. */
export function deployRoutes(options: Options): Middleware {
  const { releases, previews, tokens, reports, folder, store, mostBytes, logger, onPromoted } = options;
  const router = new Router<State>({ prefix: '/deploy' });
  const parse = parseBodies({ enableTypes: ['json'], jsonLimit: '4mb' });
  const json: Middleware = async (context, next) => {
    if (!context.is('json'))
      throw new GatewayError('UNSUPPORTED_MEDIA', 'Send JSON, with content-type: application/json');
    await parse(context, next);
  };
  const incoming = openIncoming(folder, store);
  async function demandAll(deployer: Deployer, chosen: readonly ReleaseId[]): Promise<void> {
    for (const id of chosen) {
      demandPart(deployer, id.name);
      await demandSamePrivacy(releases, deployer, id);
    }
  }
  sweepDaily(incoming, logger);

  router.use(answerErrors(logger), async (context, next) => {
    // The scheme's name is case-insensitive (RFC 9110, section 11.1).
    const [, token] = /^Bearer +(\S+)$/i.exec(context.get('authorization')) ?? [];
    if (!token) throw new GatewayError('UNAUTHENTICATED', 'Send a deploy token as Authorization: Bearer …');
    context.state.deployer = await tokens.identify(token);
    context.state.token = token;
    await next();
  });

  /** Who deploys; and a check that their token is still valid, once all others are done. */
  const stepOf = (deployer: Deployer) => ({
    by: nameOf(deployer),
    demandStill: (em: EntityManager) => tokens.demandStill(em, deployer),
  });

  function standing() {
    const { set: _, ...canary } = releases.canary() ?? {};
    return 'id' in canary ? canary : null;
  }

  router.get('/', async (context) => {
    const live = releases.live();
    const versions = live ? [live.shell, ...live.remotes].map(({ name, version }) => ({ name, version })) : [];
    context.body = {
      live: versions,
      releases: await releases.list(),
      history: await releases.history(),
      canary: standing(),
    };
  });

  router.get('/releases/:name/:version', async (context) => {
    // Another gateway may have published it.
    const found = await releases.lookUp(context.params.name ?? '', context.params.version ?? '');
    if (!found) throw new GatewayError('NOT_FOUND', 'This release is not stored');
    context.body = found;
  });

  router.put('/files/:name/:version/*file', async (context) => {
    const { name = '', version = '', file = '' } = context.params;
    demandPart(context.state.deployer, name);
    await incoming.take(context.state.deployer.id, { name, version }, file, context.req);
    context.status = 204;
  });

  router.post('/publish', json, async (context) => {
    const { commit } = parseOrThrow(commitInput, { ...context.query });
    const described = parseRelease(context.request.body);
    const { deployer } = context.state;
    demandPart(deployer, described.name);
    const source = await incoming.gather(deployer.id, described, Object.keys(described.files));
    let isRefused = false;
    try {
      // Not by a file of that folder: another gateway may be publishing from it, too.
      const { by, demandStill } = stepOf(deployer);
      await releases.publish(source, by, commit, { described, demandStill, mostBytes });
    } catch (error) {
      isRefused = error instanceof ReleaseRefused;
      throw error;
    } finally {
      incoming.leave(source);
      // Whether it was published is known by now, and why it was refused: neither may be hidden by this.
      await incoming
        .settle(deployer.id, described, isRefused)
        .catch((err: unknown) => logger.warn({ err }, 'deploy: what was sent could not be cleared away'));
    }
    context.status = 201;
    context.body = { name: described.name, version: described.version };
  });

  router.post('/promote', json, async (context) => {
    const given = parseOrThrow(promoteInput, context.request.body);
    const chosen = 'preview' in given ? previews.releasesOf(given.preview) : given.releases;
    await demandAll(context.state.deployer, chosen);
    const { by, ...more } = stepOf(context.state.deployer);
    await releases.promote(chosen, by, more);
    await onPromoted();
    logger.warn({ chosen, by }, 'releases: promoted');
    context.body = { live: chosen };
  });

  router.post('/preview', json, async (context) => {
    const { releases: chosen } = parseOrThrow(releasesInput, context.request.body);
    await demandAll(context.state.deployer, chosen);
    context.status = 201;
    const link = await previews.link(chosen);
    const set = await releases.setWith(chosen);
    context.body = { link, live: previews.linkToLive(), releases: chosen, set: set ? titlesOf(set) : [] };
  });

  router.post('/smoke', json, async (context) => {
    const { releases: chosen, report } = parseOrThrow(smokeInput, context.request.body);
    const { deployer, token } = context.state;
    await demandAll(deployer, chosen);
    const set = await releases.setWith(chosen);
    if (!set) throw new ReleaseRefused(['These releases do not fit together with what is live']);
    await reports.accept(report, set, nameOf(deployer), (text) => signWith(token, text));
    context.status = 204;
  });

  router.post('/rollback', json, async (context) => {
    const { name, to } = parseOrThrow(rollbackInput, context.request.body);
    demandPart(context.state.deployer, name);
    const { by, ...more } = stepOf(context.state.deployer);
    const demandTarget = (id: ReleaseId) => demandSamePrivacy(releases, context.state.deployer, id);
    const target = await releases.rollback(name, by, to, { ...more, demandTarget });
    await onPromoted();
    context.body = { live: [target] };
  });

  router.post('/withdraw', json, async (context) => {
    const { name } = parseOrThrow(partInput, context.request.body);
    demandPart(context.state.deployer, name);
    const { by, ...more } = stepOf(context.state.deployer);
    const withdrawn = await releases.withdraw(name, by, more);
    await onPromoted();
    logger.warn({ withdrawn, by }, 'releases: withdrawn');
    context.body = { withdrawn };
  });

  router.post('/canary', json, async (context) => {
    const { name, version, ...terms } = parseOrThrow(canaryInput, context.request.body);
    await demandAll(context.state.deployer, [{ name, version }]);
    const step = stepOf(context.state.deployer);
    await releases.canaries.set({ name, version }, terms, step);
    await onPromoted();
    logger.warn({ name, version, ...terms, by: step.by }, 'releases: canary');
    context.body = { canary: standing() };
  });

  router.post('/canary/end', json, async (context) => {
    const { name } = parseOrThrow(partInput, context.request.body);
    demandPart(context.state.deployer, name);
    await releases.canaries.end(name, 'taken back by hand', stepOf(context.state.deployer));
    context.body = { canary: standing() };
  });

  router.get('/tokens', async (context) => {
    demandOperator(context.state.deployer);
    context.body = { tokens: await tokens.list() };
  });

  router.post('/tokens', json, async (context) => {
    demandOperator(context.state.deployer);
    const { part, note, days } = parseOrThrow(tokenInput, context.request.body);
    const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY_MS);
    context.status = 201;
    context.body = { part, expiresAt, token: (await tokens.create({ part, note, expiresAt })).secret };
  });

  router.delete('/tokens/:id', async (context) => {
    demandOperator(context.state.deployer);
    await tokens.revoke(context.params.id ?? '');
    context.status = 204;
  });

  router.all('{/*path}', ({ method, path }) => {
    throw new GatewayError('NOT_FOUND', `This gateway has no ${method} ${path}: it may be older than your command`);
  });

  return router.routes() as Middleware;
}
