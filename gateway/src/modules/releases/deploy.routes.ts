/** Deploying over HTTP: the same publish, promote and rollback as `npm start`, for whoever holds a token. */

import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { errorStatuses } from 'schema';
import * as z from 'zod/mini';
import { GatewayError, parseOrThrow } from '../../core/errors.ts';
import type { Logger } from '../../core/logger.ts';
import { ReleaseRefused } from './refused.ts';
import type { Releases } from './release.service.ts';
import { parseRelease } from './release.ts';
import type { Deployer, ReleaseTokens } from './release-tokens.ts';

const LARGEST_FILE = 25 * 1024 * 1024;

const text = z.string().check(z.minLength(1), z.maxLength(200));
const release = z.object({ name: text, version: text });
const promoteInput = z.object({ releases: z.array(release).check(z.minLength(1), z.maxLength(20)) });
const partInput = z.object({ name: text });
const tokenInput = z.object({ part: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)), note: text });
const filePath = /^(web|server)\/[\w./ -]+$/;

type Options = {
  releases: Releases;
  tokens: ReleaseTokens;
  folder: string;
  logger: Logger;
  /** Awaited before a switch is answered, so that whoever looks next sees it. */
  onPromoted: () => Promise<void>;
};
type State = { deployer: Deployer };

const nameOf = ({ part, note }: Deployer): string => (part ? `${part} (${note})` : note);

function demandPart({ part }: Deployer, name: string): void {
  if (part !== null && part !== name) throw new GatewayError('FORBIDDEN', `This token is for ${part}, not for ${name}`);
}

function demandOperator({ part }: Deployer): void {
  if (part !== null) throw new GatewayError('FORBIDDEN', `This token is for ${part} alone; the operator's is needed`);
}

/** Refuses a body that grows past the limit, whatever its length header said. */
const atMost = (limit: number) => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) done(new GatewayError('TOO_LARGE', `A file of a release may have ${limit / 1024 / 1024} MB`));
      else done(null, chunk);
    },
  });
};

async function answerErrors(context: Context, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (error instanceof ReleaseRefused) {
      context.status = 409;
      context.body = { message: error.message, reasons: error.reasons };
    } else if (error instanceof GatewayError) {
      context.status = errorStatuses[error.code];
      context.body = {
        message: error.message,
        reasons: (error.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
      };
    } else throw error;
  }
}

/** Answers everything under /deploy. Without a valid token nothing there exists but a 401. */
export function deployRoutes({ releases, tokens, folder, logger, onPromoted }: Options): Middleware {
  const router = new Router<State>({ prefix: '/deploy' });
  const json = bodyParser({ enableTypes: ['json'], jsonLimit: '4mb' });
  const incoming = (deployer: Deployer, name: string, version: string) =>
    join(folder, '.incoming', deployer.id, name, version);

  router.use(answerErrors, async (context, next) => {
    const [, token] = /^Bearer (\S+)$/.exec(context.get('authorization')) ?? [];
    if (!token) throw new GatewayError('UNAUTHENTICATED', 'Send a deploy token as Authorization: Bearer …');
    context.state.deployer = await tokens.identify(token);
    await next();
  });

  router.get('/', async (context) => {
    const live = releases.live();
    const versions = live ? [live.shell, ...live.remotes].map(({ name, version }) => ({ name, version })) : [];
    context.body = { live: versions, releases: await releases.list(), history: await releases.history() };
  });

  router.get('/releases/:name/:version', (context) => {
    const found = releases.find(context.params.name ?? '', context.params.version ?? '');
    if (!found) throw new GatewayError('NOT_FOUND', 'This release is not stored');
    context.body = found;
  });

  router.put('/files/:name/:version/*file', async (context) => {
    const { name = '', version = '', file = '' } = context.params;
    demandPart(context.state.deployer, name);
    if (!filePath.test(file) || file.includes('..') || !/^[\w.+-]+$/.test(version))
      throw new GatewayError('BAD_INPUT', `${file} is no file of a release`);
    const target = join(incoming(context.state.deployer, name, version), file);
    mkdirSync(dirname(target), { recursive: true });
    await pipeline(context.req, atMost(LARGEST_FILE), createWriteStream(target));
    context.status = 204;
  });

  router.post('/publish', json, async (context) => {
    const described = parseRelease(context.request.body);
    const { deployer } = context.state;
    demandPart(deployer, described.name);
    const source = incoming(deployer, described.name, described.version);
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'release.json'), JSON.stringify(described));
    try {
      await releases.publish(source, nameOf(deployer));
    } finally {
      rmSync(source, { recursive: true, force: true });
    }
    context.status = 201;
    context.body = { name: described.name, version: described.version };
  });

  router.post('/promote', json, async (context) => {
    const { releases: chosen } = parseOrThrow(promoteInput, context.request.body);
    for (const { name } of chosen) demandPart(context.state.deployer, name);
    await releases.promote(chosen, nameOf(context.state.deployer));
    await onPromoted();
    logger.warn({ chosen, by: nameOf(context.state.deployer) }, 'releases: promoted');
    context.body = { live: chosen };
  });

  router.post('/rollback', json, async (context) => {
    const { name } = parseOrThrow(partInput, context.request.body);
    demandPart(context.state.deployer, name);
    const target = await releases.rollback(name, nameOf(context.state.deployer));
    await onPromoted();
    context.body = { live: [target] };
  });

  router.post('/withdraw', json, async (context) => {
    const { name } = parseOrThrow(partInput, context.request.body);
    demandPart(context.state.deployer, name);
    const withdrawn = await releases.withdraw(name, nameOf(context.state.deployer));
    await onPromoted();
    logger.warn({ withdrawn, by: nameOf(context.state.deployer) }, 'releases: withdrawn');
    context.body = { withdrawn };
  });

  router.get('/tokens', async (context) => {
    demandOperator(context.state.deployer);
    context.body = { tokens: await tokens.list() };
  });

  router.post('/tokens', json, async (context) => {
    demandOperator(context.state.deployer);
    const { part, note } = parseOrThrow(tokenInput, context.request.body);
    context.status = 201;
    context.body = { part, token: await tokens.create(part, note) };
  });

  router.delete('/tokens/:id', async (context) => {
    demandOperator(context.state.deployer);
    await tokens.revoke(context.params.id ?? '');
    context.status = 204;
  });

  return router.routes() as Middleware;
}
