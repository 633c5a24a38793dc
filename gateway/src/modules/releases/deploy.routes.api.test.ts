import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { makeBuild, page, sha256, shellBuild, versionOf } from '../../testing/release-builds.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { deployRoutes } from './deploy.routes.ts';
import { answerErrors } from './deploy-errors.ts';
import { openIncoming } from './incoming.ts';
import { openReleases, type Releases } from './release.service.ts';
import { createReleasePreviews } from './release-previews.ts';
import { createReleaseTokens, signWith, type TokenRow } from './release-tokens.ts';
import { createSmokeReports, signedText } from './smoke-reports.ts';

const VERSION = '1.0.0+000000000001';

let gateway: TestGateway;
let data: string;
let folder: string;
let server: Server;
let releases: Releases;
let operator: string;
let team: string;
/** What happens while a release is checked. */
let duringChecks = async () => {};

beforeAll(async () => {
  gateway = await openTestGateway('pglite');
  const { database, catalogue, graphql } = gateway.gateway;
  data = mkdtempSync(join(tmpdir(), 'deploy-'));
  folder = join(data, 'releases');
  const logger = createLogger('silent');
  const smoke = async () => {
    await duringChecks();
    return [];
  };
  releases = await openReleases({ database, catalogue, schema: graphql.schema, folder, logger, smoke });
  const tokens = createReleaseTokens(database);
  await tokens.ensureOperator(data);
  operator = readFileSync(join(data, 'operator-token'), 'utf8').trim();
  team = (await tokens.create({ part: 'mfe-one', note: 'team one', expiresAt: null })).secret;
  await releases.promote([await releases.publish(shellBuild(), 'test')], 'test');
  const onPromoted = async () => {};
  const previews = createReleasePreviews({ releases, keys: ['a key of the tests'], origin: 'http://site.test' });
  const shown: Koa.Middleware = async (context) => {
    const set = await previews.pageSetFor(context);
    if (set === 'answered') return;
    const operation = await previews.findOperation(String(context.query.hash ?? ''), context);
    context.body = { remotes: set?.remotes.map(({ version }) => version) ?? null, operation: operation ?? null };
  };
  server = new Koa()
    .use(previews.middleware)
    .use(
      deployRoutes({ releases, previews, tokens, reports: createSmokeReports(database), folder, logger, onPromoted }),
    )
    .use(shown)
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await gateway.close();
  rmSync(data, { recursive: true });
});

type Answer = { status: number; body: { message?: string; reasons?: string[]; link?: string } };
type Call = { method?: string; token?: string; type?: string; encoding?: string; body?: string | Buffer };

/** Not with fetch, which normalizes a path before it sends it. */
const call = (
  path: string,
  { method = 'POST', token = operator, type = 'application/json', encoding = 'identity', body = '' }: Call = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-encoding': encoding };
    // On a connection of its own: one that rests may be closed just when it is used again.
    const to = { port, host: '127.0.0.1', path: `/deploy${path}`, method, headers, agent: false };
    const sent = request(to, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, body: text ? JSON.parse(text) : {} });
    });
    sent.once('error', reject);
    sent.end(body);
  });
const put = (path: string, body = 'x', token = operator) =>
  call(`/files/${path}`, { method: 'PUT', body, token, type: 'application/octet-stream' });

/** All files in the data folder, except the shell's, which are always there. */
const written = () =>
  readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/shell/'))
    .map((entry) => join(entry.parentPath, entry.name).slice(data.length + 1))
    .sort();

async function deploy(build: string, token: string): Promise<Answer> {
  const description = readFileSync(join(build, 'release.json'), 'utf8');
  const { name, version, files } = JSON.parse(description);
  for (const file of Object.keys(files)) {
    const answer = await put(`${name}/${version}/${file}`, readFileSync(join(build, file), 'utf8'), token);
    if (answer.status !== 204) return answer;
  }
  return call('/publish', { body: description, token });
}

const promote = (name: string, version: string, token: string) =>
  call('/promote', { token, body: JSON.stringify({ releases: [{ name, version }] }) });

it.each([
  [`..%2f..%2f..%2f..%2ftmp/${VERSION}/web/x.js`, /is no name of a part/],
  [`__proto__/${VERSION}/web/x.js`, /is no name of a part/],
  [`MFE-ONE/${VERSION}/web/x.js`, /is no name of a part/],
  [`mfe-%C3%B6ne/${VERSION}/web/x.js`, /is no name of a part/],
  [`shell/..%2f..%2fshell/web/x.js`, /is no version of a release/],
  [`shell/${VERSION}/web/..%2f..%2f..%2fx.js`, /is no file of a release/],
  [`shell/${VERSION}/web/../../../x.js`, /is no file of a release/],
  [`shell/${VERSION}/web/.hidden`, /is no file of a release/],
  [`shell/${VERSION}/web/%C3%B6l.js`, /web\/öl\.js is no file of a release: .* names are of a to z, /],
  [`shell/${VERSION}/etc/passwd`, /is no file of a release/],
  [`shell/${VERSION}/web/${'a'.repeat(300)}`, /is no file of a release/],
])('writes nothing to %s, and says why', async (path, reason) => {
  const before = written();
  const answer = await put(path);
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(reason) } });
  expect(written()).toEqual(before);
});

it('says of a name that cannot be a file and a folder at once that it cannot', async () => {
  const web = `mfe-one/${versionOf(30)}/web`;
  for (const file of ['a', 'b/c']) expect(await put(`${web}/${file}`)).toMatchObject({ status: 204 });
  for (const file of ['a/d', 'b'])
    expect(await put(`${web}/${file}`)).toMatchObject({
      status: 400,
      body: { message: `web/${file} cannot be there: a file of this release is a folder of another` },
    });
  const build = makeBuild({ name: 'mfe-one', number: 30, files: { 'web/a/d': 'x' } });
  const description = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8'));
  description.files['web/a'] = description.files['web/a/d'];
  expect(await call('/publish', { body: JSON.stringify(description) })).toMatchObject({
    status: 409,
    body: { reasons: ['release.json is not valid: files: web/a is a file and a folder'] },
  });
  await openIncoming(join(data, 'releases')).sweep(Date.now() + 2 * 24 * 60 * 60 * 1000);
});

it('takes a file whole or not at all, and not too large a one', async () => {
  expect(await put(`mfe-one/${VERSION}/web/x.js`, 'x'.repeat(40 * 1024 * 1024))).toMatchObject({
    status: 413,
    body: { message: 'web/x.js is larger than the 25 MB that a file of a release may have' },
  });
  expect(written().filter((file) => file.includes('.incoming'))).toEqual([]);
});

it.each([
  ['gzip', '{}'],
  ['gzip', gzipSync(JSON.stringify({ releases: [] })).subarray(0, 15)],
  ['deflate', '{}'],
  ['br', '{}'],
])('refuses a body that is no %s although it says so', async (encoding, body) => {
  const answer = await call('/promote', { encoding, body });
  expect(answer).toMatchObject({ status: 400, body: { message: 'Malformed request' } });
});

it.each([
  ['/tokens', { part: 'mfe-one', note: 'x\0' }, /note/],
  ['/promote', { releases: [{ name: 'mfe-one\0', version: VERSION }] }, /name/],
  ['/promote', { releases: [{ name: 'mfe-one', version: '1\0' }] }, /version/],
  ['/rollback', { name: 'mfe-one', to: '1\0' }, /to/],
  ['/promote', { releases: ['1', '2'].map((version) => ({ name: 'mfe-one', version })) }, /mfe-one is named twice/],
  ['/canary', { name: 'mfe-one', version: VERSION, share: 0 }, /share: At least one of a hundred/],
  ['/canary', { name: 'mfe-one', version: VERSION, share: 100 }, /share: At most half of the visitors/],
  ['/canary', { name: 'mfe-one', version: VERSION, share: 1.5 }, /share: Expected int/],
  ['/preview', { releases: ['1', '2'].map((version) => ({ name: 'mfe-one', version })) }, /mfe-one is named twice/],
  ['/tokens', { part: 'Mfe One', note: 'CI' }, /^part: The name of a part, as mfe-areas is$/],
  ['/tokens', { part: 'mfe-one', note: '' }, /^note: At least one character$/],
  ['/tokens', { part: 'mfe-one', note: 'x'.repeat(201) }, /^note: At most 200 characters$/],
  ['/tokens', { part: 'mfe-one', note: 'CI', days: 9999 }, /^days: From 1 to 366$/],
  ['/publish?commit=main', {}, /^commit: The hash of a commit, and -dirty where something was not committed$/],
])('refuses at %s what cannot be stored or meant: %j', async (path, body, reason) => {
  const answer = await call(path, { body: JSON.stringify(body) });
  expect([answer.status, answer.body.reasons?.join()]).toEqual([400, expect.stringMatching(reason)]);
});

it('answers each failure with its reasons', async () => {
  const answers = [
    await call('/promote', { body: '{"releases":' }),
    await call('/promote', { body: 'releases', type: 'text/plain' }),
    await call('/promote', { body: '{"releases":[]}' }),
    await call('/promote', { body: '{"preview":5}' }),
    await call('/publish', { body: '[]' }),
    await call('/publish', { body: '{}', encoding: 'gzip' }),
    await call('/rollback', { body: '{"name":"mfe-two"}', token: team }),
    await call('/tokens', { method: 'GET', token: 'deploy_forged' }),
    await put(`shell/${VERSION}/etc/passwd`),
    await call('/publish', { body: JSON.stringify({ name: 'x'.repeat(5 * 1024 * 1024) }) }),
    await call('/publish', {
      encoding: 'gzip',
      body: gzipSync(JSON.stringify({ name: 'x'.repeat(50 * 1024 * 1024) })),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 415, 400, 400, 409, 400, 403, 401, 400, 413, 413]);
  expect(answers.slice(2, 4).map(({ body }) => body.message)).toEqual([
    'releases: From 1 to 20 releases',
    'Send releases, or the link of their preview',
  ]);
  for (const { body } of answers) {
    expect(body.message).toMatch(/\w+ \w+/);
    expect(body.reasons?.length).toBeGreaterThan(0);
    for (const reason of body.reasons ?? []) expect(reason).toMatch(/^\w(?!.*: :)/);
  }
});

it('says of what a newer command asks that it has no such thing, and to nobody without a token', async () => {
  const paths = [
    ['POST', '/nothing'],
    ['GET', '/promote'],
    ['PUT', '/files/mfe-one/1.0.0'],
    ['DELETE', ''],
  ] as const;
  for (const [method, path] of paths) {
    expect(await call(path, { method })).toMatchObject({
      status: 404,
      body: { message: `This gateway has no ${method} /deploy${path}: it may be older than your command` },
    });
    expect(await call(path, { method, token: 'deploy_forged' })).toMatchObject({ status: 401 });
  }
});

it('says so when the disk is full or the database away, and names the log for what nobody foresaw', async () => {
  const answerTo = async (error: Error) => {
    const headers = new Map<string, string>();
    const set = (name: string, value: string) => headers.set(name, value);
    const context = { req: { resume: () => {} }, set } as unknown as Koa.Context;
    await answerErrors(createLogger('silent'))(context, () => Promise.reject(error));
    return { status: context.status, body: context.body, retryAfter: headers.get('Retry-After') };
  };
  const full = await answerTo(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
  expect(full).toMatchObject({ status: 507, body: { message: expect.stringMatching(/disk takes nothing more/) } });
  // After one start as root, say, files of its folder are another user's.
  for (const code of ['EACCES', 'EPERM'])
    expect(await answerTo(Object.assign(new Error(`${code}: open`), { code, syscall: 'open' }))).toMatchObject({
      status: 507,
      body: { reasons: ['The gateway may not write into its own folder; nothing was stored'] },
    });
  const away = await answerTo(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  expect(away).toMatchObject({ status: 503, body: { message: expect.stringMatching(/database does not answer/) } });
  expect(away.retryAfter).toBe('5');
  const unforeseen = await answerTo(new TypeError('x is not a function'));
  expect(unforeseen).toMatchObject({ status: 500, body: { reasons: [expect.stringMatching(/its log says why/)] } });
});

it('lets a team deploy its own part, once or twice alike, but make nothing private of it', async () => {
  const own = makeBuild({ name: 'mfe-one', release: { pages: [page('/one')] } });
  expect(await deploy(own, team)).toMatchObject({ status: 201 });
  // A deploy must be repeatable, because its answer may get lost.
  expect(await deploy(own, team)).toMatchObject({ status: 201 });
  expect(await promote('mfe-one', VERSION, team)).toMatchObject({ status: 200 });
  const hidden = makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')], isPrivate: true } });
  expect(await deploy(hidden, team)).toMatchObject({ status: 201 });
  const next = '1.0.0+000000000002';
  expect(await promote('mfe-one', next, team)).toMatchObject({ status: 403 });
  expect(await promote('mfe-one', next, operator)).toMatchObject({ status: 200 });
  const ownPart = { token: team, body: JSON.stringify({ name: 'mfe-one' }) };
  expect(await call('/rollback', ownPart)).toMatchObject({ status: 403 });
  expect(await call('/withdraw', ownPart)).toMatchObject({ status: 200 });
  expect(await promote('mfe-one', VERSION, team)).toMatchObject({ status: 403 });
  expect(await call('/rollback', ownPart)).toMatchObject({ status: 200, body: { live: [{ version: next }] } });
  expect(existsSync(join(folder, '.incoming'))).toBe(true);
  expect(written().filter((file) => file.includes('.incoming'))).toEqual([]);
});

/** Sends a build's files one by one and its description at the end, as the command does. */
const sending = (build: string, token: string) => {
  const description = readFileSync(join(build, 'release.json'), 'utf8');
  const { name, version, files } = JSON.parse(description);
  const send = (file: string) => put(`${name}/${version}/${file}`, readFileSync(join(build, file), 'utf8'), token);
  return { files: Object.keys(files), send, publish: () => call('/publish', { token, body: description }) };
};

it('takes the same version from two machines with one token, however they overtake each other', async () => {
  const { files, send, publish } = sending(makeBuild({ name: 'mfe-one', number: 21 }), team);
  const [first = '', ...rest] = files;
  for (const file of files) await send(file);
  await send(first);
  expect(await publish()).toMatchObject({ status: 201 });
  // The first machine's publish has removed the files that the second one had sent.
  for (const file of rest) expect(await send(file)).toMatchObject({ status: 204 });
  expect(await publish()).toMatchObject({ status: 201 });
  const both = await Promise.all([publish(), publish()]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(written().filter((file) => file.includes('.incoming'))).toEqual([]);
});

it('tells both of two publishes of one version why it is refused, however they overtake each other', async () => {
  const react = { 'web/page.js': 'Symbol.for("react.transitional.element")' };
  const { files, send, publish } = sending(makeBuild({ name: 'mfe-one', number: 24, files: react }), team);
  const reason = { status: 409, body: { reasons: [expect.stringMatching(/second copy of React/)] } };
  const [first = '', ...rest] = files;
  for (const file of files) await send(file);
  await send(first);
  expect(await publish()).toMatchObject(reason);
  for (const file of rest) await send(file);
  for (const answer of await Promise.all([publish(), publish()])) expect(answer).toMatchObject(reason);
  // Only one refused version of a part is kept, so that a team that tries again and again does not run out of space.
  const next = sending(makeBuild({ name: 'mfe-one', number: 25, files: react }), team);
  for (const file of next.files) await next.send(file);
  expect(await next.publish()).toMatchObject(reason);
  const waiting = () => written().filter((file) => file.includes('.incoming'));
  expect(waiting().filter((file) => !file.includes(versionOf(25)))).toEqual([
    expect.stringMatching(/mfe-one\.refused$/),
  ]);
  const good = sending(makeBuild({ name: 'mfe-one', number: 26 }), team);
  for (const file of good.files) await good.send(file);
  expect(await good.publish()).toMatchObject({ status: 201 });
  expect(waiting()).toEqual([]);
});

it('tells why a release is refused, and that one is published, also where what was sent cannot be cleared away', async () => {
  const react = { 'web/page.js': 'Symbol.for("react.transitional.element")' };
  const refused = sending(makeBuild({ name: 'mfe-one', number: 29, files: react }), team);
  for (const file of refused.files) await refused.send(file);
  const [deployer = ''] = readdirSync(join(folder, '.incoming')).filter((name) =>
    existsSync(join(folder, '.incoming', name, 'mfe-one', versionOf(29))),
  );
  // Where the refusal is noted stands a folder.
  const mark = join(folder, '.incoming', deployer, 'mfe-one.refused');
  rmSync(mark, { force: true });
  mkdirSync(join(mark, 'full'), { recursive: true });
  const reasons = [expect.stringMatching(/second copy of React/)];
  expect(await refused.publish()).toMatchObject({ status: 409, body: { reasons } });
  const good = sending(makeBuild({ name: 'mfe-one', number: 30 }), team);
  for (const file of good.files) await good.send(file);
  expect(await good.publish()).toMatchObject({ status: 201 });
  rmSync(join(folder, '.incoming', deployer), { recursive: true });
});

it('takes a release whose folder another gateway is publishing from, too, and has half described', async () => {
  const { files, send, publish } = sending(makeBuild({ name: 'mfe-one', number: 28 }), team);
  for (const file of files) await send(file);
  const own = releases.publish;
  vi.spyOn(releases, 'publish').mockImplementationOnce(async (source, ...more) => {
    writeFileSync(join(source, 'release.json'), '{"name":');
    return own(source, ...more);
  });
  expect(await publish()).toMatchObject({ status: 201 });
  const stored = readFileSync(join(folder, 'mfe-one', versionOf(28), 'release.json'), 'utf8');
  expect(JSON.parse(stored)).toMatchObject({ name: 'mfe-one', version: versionOf(28) });
});

it('keeps nothing of what a full disk does not take', async () => {
  const { files, send, publish } = sending(makeBuild({ name: 'mfe-one', number: 27 }), team);
  for (const file of files) await send(file);
  vi.spyOn(releases, 'publish').mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  expect(await publish()).toMatchObject({ status: 507 });
  expect(written().filter((file) => file.includes('.incoming'))).toEqual([]);
});

it.each(['Bearer', 'bearer', 'BEARER '])('takes a token by the scheme %s', async (scheme) => {
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: `${scheme} ${operator}` };
  expect(await fetch(`http://127.0.0.1:${port}/deploy`, { headers })).toMatchObject({ status: 200 });
});

it('takes a file that was under way while another publish of its version ended', async () => {
  const { files, send, publish } = sending(makeBuild({ name: 'mfe-one', number: 22 }), team);
  for (const file of files) await send(file);
  const { port } = server.address() as AddressInfo;
  const path = '/deploy/files/mfe-one/1.0.0+000000000022/web/entry.js';
  const headers = { authorization: `Bearer ${team}`, 'content-length': '2' };
  const underway = request({ port, host: '127.0.0.1', path, method: 'PUT', headers });
  const answered = new Promise<number | undefined>((resolve) =>
    underway.once('response', ({ statusCode }) => resolve(statusCode)),
  );
  underway.write('x');
  await vi.waitFor(() => expect(written().some((file) => file.endsWith('.half'))).toBe(true));
  expect(await publish()).toMatchObject({ status: 201 });
  underway.end('y');
  expect(await answered).toBe(204);
});

it('describes a release that another gateway has stored since', async () => {
  const { database, catalogue, graphql } = gateway.gateway;
  const [schema, logger] = [graphql.schema, createLogger('silent')];
  const other = await openReleases({ database, catalogue, schema, folder, logger, smoke: async () => [] });
  const { version } = await other.publish(makeBuild({ name: 'mfe-one', number: 23 }), 'team one');
  const answer = await call(`/releases/mfe-one/${version}`, { method: 'GET', token: team });
  expect(answer).toMatchObject({ status: 200, body: { name: 'mfe-one', version } });
  expect(await call('/releases/mfe-one/1.0.0+000000000099', { method: 'GET' })).toMatchObject({ status: 404 });
  expect(await call('/releases/mfe-one/x%00', { method: 'GET' })).toMatchObject({ status: 404 });
});

/** As a browser that does not follow redirects. */
const visit = (path: string, cookie = '', more: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const headers = { ...(cookie && { cookie }), ...more };
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });
};

it('shows releases to whoever opens their link, for a day, and to nobody else; promotes them by the link', async () => {
  const text = '{ testimonials { id } }';
  const hash = sha256(text);
  const next = '1.0.0+000000000003';
  const described = { pages: [page('/one')], operations: [{ name: 'Words', hash, text }], isPrivate: true };
  await deploy(makeBuild({ name: 'mfe-one', number: 3, release: described }), team);
  const preview = (name: string, version: string) =>
    call('/preview', { token: team, body: JSON.stringify({ releases: [{ name, version }] }) });
  expect(await preview('shell', next)).toMatchObject({ status: 403 });
  expect(await preview('mfe-one', '1.0.0+000000000009')).toMatchObject({ status: 409 });
  const { status, body } = await preview('mfe-one', next);
  expect(status).toBe(201);
  const { pathname } = new URL(String(body.link));

  const seen = async (cookie?: string) => (await visit(`/?hash=${hash}`, cookie)).json();
  const opened = await visit(pathname);
  expect(opened.status).toBe(303);
  const set = opened.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^release-preview=[^;]+; path=\/; expires=.*; samesite=lax; httponly$/);
  const cookie = set.split(';')[0] ?? '';
  // A browser that keeps no cookies would show the live site, which could be taken for the preview.
  const on = opened.headers.get('location') ?? '';
  expect((await visit(on, cookie)).headers.get('location')).toBe('/');
  const refused = await visit(on);
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('keeps no cookies')]);
  for (const broken of [pathname.slice(0, -20), pathname.replace(/.{8}$/, 'AAAAAAAA'), '/release-preview/']) {
    const cut = await visit(broken);
    expect([cut.status, await cut.text()]).toEqual([404, expect.stringContaining('no link of a preview here')]);
  }
  expect(await seen(cookie)).toEqual({ remotes: [next], operation: text });
  const nothing = { remotes: null, operation: null };
  expect(await seen()).toEqual(nothing);
  expect(await seen(`${cookie.slice(0, -8)}AAAAAAAA`)).toEqual(nothing);
  expect((await visit('/release-preview/end', cookie)).headers.get('set-cookie')).toMatch(/^release-preview=; .*1970/);

  const promotePreviewed = () => call('/promote', { token: team, body: JSON.stringify({ preview: body.link }) });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
  // A visitor who still has the preview open is told once that it is over: they could take the live page for the
  // preview.
  const late = await visit('/', cookie);
  const isForgotten = /^release-preview=; .*1970/.test(late.headers.get('set-cookie') ?? '');
  expect([late.status, isForgotten, late.headers.get('cache-control')]).toEqual([409, true, 'no-store']);
  expect(await late.text()).toBe(
    `This preview is over: mfe-one ${next} could be seen for a day.\nAsk for a new link.\n`,
  );
  expect((await visit(pathname)).status).toBe(409);
  expect(await (await visit(`/?hash=${hash}`, cookie, { 'sec-fetch-dest': 'empty' })).json()).toEqual(nothing);
  expect(await promotePreviewed()).toMatchObject({ status: 409 });
  vi.useRealTimers();
  // The browser must still send the cookie after the day is over. Otherwise nobody would know who had a preview.
  const keptUntil = Date.parse(/expires=([^;]+)/.exec(set)?.[1] ?? '');
  expect(keptUntil - Date.now()).toBeGreaterThan(6 * 24 * 60 * 60 * 1000);
  expect(await promotePreviewed()).toMatchObject({ status: 200 });
  expect(releases.live()?.remotes.map(({ version }) => version)).toEqual([next]);
});

it('says of a link whose releases no longer fit that they do not, and shows nothing else in their stead', async () => {
  const both = [page('/one'), page('/both')];
  const version = '1.0.0+000000000031';
  await deploy(makeBuild({ name: 'mfe-one', number: 31, release: { pages: both, isPrivate: true } }), team);
  const asked = JSON.stringify({ releases: [{ name: 'mfe-one', version }] });
  const { body } = await call('/preview', { token: team, body: asked });
  const { pathname } = new URL(String(body.link));
  const opened = await visit(pathname);
  expect(opened.status).toBe(303);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0];
  await deploy(makeBuild({ name: 'mfe-three', release: { pages: [page('/both')] } }), operator);
  await promote('mfe-three', VERSION, operator);
  const late = await visit(pathname);
  expect([late.status, late.headers.get('set-cookie'), late.headers.get('cache-control')]).toEqual([
    409,
    null,
    'no-store',
  ]);
  const words = await late.text();
  expect(words).toContain(`mfe-one ${version}`);
  // A visitor who opened the link before is told the same by the next page, once.
  const told = async (more: Record<string, string> = {}) => {
    const page = await visit('/', cookie, more);
    return [page.status, /^release-preview=; .*1970/.test(page.headers.get('set-cookie') ?? ''), await page.text()];
  };
  expect(await told()).toEqual([409, true, words]);
  expect(await told({ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' })).toEqual([409, false, words]);
  expect((await told({ 'sec-fetch-dest': 'image' })).slice(0, 2)).toEqual([200, false]);
  await call('/withdraw', { body: JSON.stringify({ name: 'mfe-three' }) });
  expect((await visit(pathname)).status).toBe(303);
});

it('believes a report of a deployer’s browser that is signed, new and of the set that would go live, and no other', async () => {
  const chosen = [{ name: 'mfe-one', version: '1.0.0+000000000004' }];
  await deploy(makeBuild({ name: 'mfe-one', number: 4, release: { pages: [page('/one')], isPrivate: true } }), team);
  const set = ['mfe-one 1.0.0+000000000004', 'shell 1.0.0+000000000001'];
  const answered = await call('/preview', { token: team, body: JSON.stringify({ releases: chosen }) });
  expect(answered.body).toMatchObject({ set });
  const candidate = await releases.setWith(chosen);
  const reports = createSmokeReports(gateway.gateway.database);
  const isReported = () => candidate && reports.isReported(candidate);
  const send = (given: { set?: string[]; at?: Date; by?: string; token?: string }) => {
    const told = { set: given.set ?? set, at: (given.at ?? new Date()).toISOString() };
    const report = { ...told, signature: signWith(given.by ?? team, signedText(told)) };
    return call('/smoke', { token: given.token ?? team, body: JSON.stringify({ releases: chosen, report }) });
  };
  const refusals = [
    [await send({ by: 'deploy_forged' }), 'is not signed with this deploy token'],
    [await send({ at: new Date(Date.now() - 11 * 60_000) }), 'it may be ten minutes old'],
    [await send({ at: new Date(Date.now() + 11 * 60_000) }), 'it may be ten minutes old, by clocks that agree'],
    [await send({ set: ['shell 1.0.0+000000000001'] }), 'is of another set than would go live now, which is mfe-one'],
  ] as const;
  for (const [{ status, body }, reason] of refusals) {
    expect(status).toBe(409);
    expect(body.reasons).toEqual([expect.stringContaining(reason)]);
  }
  // Signed by the team but sent with another token.
  expect(await send({ token: operator })).toMatchObject({ status: 409 });
  expect(await isReported()).toBe(false);
  expect(await send({})).toMatchObject({ status: 204 });
  expect(await isReported()).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect(await isReported()).toBe(false);
  vi.useRealTimers();
});

it('refuses a token from its end on, and says which day of the agent that was and who makes another', async () => {
  // In New York, it is the evening of the day before.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T02:00:00Z') });
  const { body } = await call('/tokens', { body: JSON.stringify({ part: 'mfe-one', note: 'a month', days: 30 }) });
  const { token, expiresAt } = body as { token: string; expiresAt: string };
  expect((await call('', { method: 'GET', token })).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expiresAt) });
  const late = await call('', { method: 'GET', token });
  vi.useRealTimers();
  const another = 'ask for another one: who runs the site makes it at /admin/releases, or with “token create”';
  const reason = `This deploy token expired on 2026-06-30; ${another}`;
  expect(late).toMatchObject({ status: 401, body: { message: reason } });
  const unknown = await call('', { method: 'GET', token: 'deploy_unknown' });
  const either = `This deploy token is unknown or revoked; ${another}`;
  expect(unknown).toMatchObject({ status: 401, body: { message: either } });
});

/** Makes a token, and what revokes it. */
async function makeStolen() {
  const { body } = await call('/tokens', { body: JSON.stringify({ part: 'mfe-stolen', note: 'stolen' }) });
  const { token } = body as { token: string };
  const revoke = async () => {
    const listed = (await call('/tokens', { method: 'GET' })).body as { tokens?: TokenRow[] };
    const found = listed.tokens?.find(({ note, revokedAt }) => note === 'stolen' && revokedAt === null);
    await call(`/tokens/${found?.id}`, { method: 'DELETE' });
  };
  return { token, revoke };
}
const isRevoked = { status: 401, body: { message: expect.stringContaining('unknown or revoked') } };
const stolenBuild = (number: number) =>
  makeBuild({ name: 'mfe-stolen', number, release: { pages: [page('/stolen')] } });

it('puts nothing live for a token that is revoked while its promote is checked', async () => {
  const { token, revoke } = await makeStolen();
  const { name, version } = await releases.publish(stolenBuild(1), 'test');
  duringChecks = revoke;
  const answer = await call('/promote', { token, body: JSON.stringify({ releases: [{ name, version }] }) });
  duringChecks = async () => {};
  expect(answer).toMatchObject(isRevoked);
  expect(releases.live()?.remotes.map((remote) => remote.name)).not.toContain(name);
});

it('stores nothing, and ends no canary, for a token that is revoked meanwhile', async () => {
  const { name, ...one } = await releases.publish(stolenBuild(1), 'test');
  const two = await releases.publish(stolenBuild(2), 'test');
  await releases.promote([{ name, ...one }], 'test');
  await releases.canaries.set(two, { share: 10, isByRule: false }, { by: 'test' });
  const first = await makeStolen();
  const { end } = releases.canaries;
  vi.spyOn(releases.canaries, 'end').mockImplementationOnce(async (...asked) => {
    await first.revoke();
    return end(...asked);
  });
  expect(await call('/canary/end', { token: first.token, body: JSON.stringify({ name }) })).toMatchObject(isRevoked);
  expect(releases.canary()).toMatchObject({ version: two.version });
  await releases.canaries.end(name, 'the test is over', { by: 'test' });
  await releases.withdraw(name, 'test');

  const second = await makeStolen();
  const { publish } = releases;
  vi.spyOn(releases, 'publish').mockImplementationOnce(async (...asked) => {
    await second.revoke();
    return publish(...asked);
  });
  expect(await deploy(stolenBuild(3), second.token)).toMatchObject(isRevoked);
  const stored = (await releases.list()).filter((release) => release.name === name);
  expect(stored).toHaveLength(2);
});

it('makes the operator a token anew where a full disk left an empty file of it, and keeps one that is there', async () => {
  const own = mkdtempSync(join(tmpdir(), 'operator-'));
  const file = join(own, 'operator-token');
  writeFileSync(file, '');
  const tokens = createReleaseTokens(gateway.gateway.database);
  await tokens.ensureOperator(own);
  const token = readFileSync(file, 'utf8').trim();
  expect((await call('', { method: 'GET', token })).status).toBe(200);
  await tokens.ensureOperator(own);
  expect(readFileSync(file, 'utf8').trim()).toBe(token);
  rmSync(own, { recursive: true });
});

it('removes after a day what was never published, and what a crash left half stored', async () => {
  await put(`mfe-two/${VERSION}/web/old.js`);
  await put(`mfe-two/${VERSION}/web/new.js`);
  const [old] = written().filter((file) => file.endsWith('old.js'));
  const half = join(folder, 'mfe-one', `${VERSION}.incoming-1`);
  mkdirSync(half);
  writeFileSync(join(half, 'x'), 'x');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const path of [join(data, old ?? ''), half]) utimesSync(path, yesterday, yesterday);
  // The name of a part, and no folder of one.
  writeFileSync(join(folder, 'notes'), '');
  await openIncoming(folder).sweep();
  expect(written().filter((file) => file.includes('mfe-two'))).toEqual([expect.stringMatching(/new\.js$/)]);
  expect(existsSync(half)).toBe(false);
  expect(existsSync(join(folder, 'mfe-one', VERSION))).toBe(true);
});

/** A token of a deployer who has sent nothing yet. */
async function newDeployer(): Promise<string> {
  const tokens = createReleaseTokens(gateway.gateway.database);
  return (await tokens.create({ part: 'mfe-one', note: 'fills the disk', expiresAt: null })).secret;
}

it('lets nobody fill the disk with what is never published', async () => {
  const secret = await newDeployer();
  const body = 'x'.repeat(24 * 1024 * 1024);
  const statuses: number[] = [];
  for (let file = 0; file < 12; file += 1)
    statuses.push((await put(`mfe-one/${VERSION}/web/${file}.js`, body, secret)).status);
  expect(statuses.indexOf(413)).toBe(10);
});

it('lets nobody fill the disk by sending it all at the same moment', async () => {
  const secret = await newDeployer();
  const waiting = () =>
    written()
      .filter((file) => file.includes('.incoming'))
      .reduce((sum, file) => sum + statSync(join(data, file)).size, 0);
  const before = waiting();
  const body = 'x'.repeat(20 * 1024 * 1024);
  const paths = Array.from({ length: 20 }, (_, file) => `mfe-one/${VERSION}/web/at-once-${file}.js`);
  const answers = await Promise.all(paths.map((path) => put(path, body, secret)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 413]));
  expect(waiting() - before).toBeLessThanOrEqual(250 * 1024 * 1024);
  // What was refused leaves its room to the next.
  expect(await put(`mfe-one/${VERSION}/web/next.js`, 'x', secret)).toMatchObject({ status: 204 });
});
