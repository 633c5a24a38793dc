// The gateway as a process of its own: how it stops, and commands beside it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { createTestClient } from '../testing/test-client.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let gateway: ChildProcess;
let port: number;
let variables: NodeJS.ProcessEnv;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-process-'));
  // To make the tables takes more than all else that a start does.
  mkdirSync(join(folder, 'pglite'));
  execFileSync('tar', ['-xf', inject('pgliteSnapshot'), '-C', join(folder, 'pglite')], { stdio: 'pipe' });
  variables = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    ADMIN_USERNAME: 'avery',
    ADMIN_PASSWORD: 'correct horse battery staple',
    DEMO_CONTENT: 'off',
    LIMITS: 'off',
    DRAIN_SECONDS: '1',
    SLOW_BODY_SECONDS: '3',
  };
  await start();
});

async function start(): Promise<void> {
  gateway = spawn(process.execPath, [join(source, 'main.ts')], {
    env: variables,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of gateway.stdout ?? []) {
    const [, found] = /Ready on http:\/\/\S+:(\d+)/.exec(String(chunk)) ?? [];
    port = Number(found);
    if (found !== undefined) break;
  }
}

afterEach(() => {
  gateway.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('answers 100 requests in flight after SIGTERM, and takes no more', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const body = JSON.stringify({ query: '{ testimonials { id } }' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const options = { port, agent, headers, method: 'POST', path: '/graphql' };
  const requests = Array.from({ length: 100 }, () => request(options));
  const answers = requests.map((one) => once(one, 'response') as Promise<[IncomingMessage]>);
  for (const one of requests) one.write(body.slice(0, 10));
  await Promise.all(requests.map(untilConnected));
  await new Promise((resolve) => setTimeout(resolve, 300));

  gateway.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 1300));
  for (const one of requests) one.end(body.slice(10));
  const statuses = (await Promise.all(answers)).map(([{ statusCode }]) => statusCode);
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200));
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow();
  agent.destroy();
  const [code] = await once(gateway, 'exit');
  expect(code).toBe(0);
});

it('is seen as not ready before its port closes, and goes on answering meanwhile', async () => {
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await status('/readyz')).toBe(200);
  gateway.kill('SIGTERM');
  await expect.poll(() => status('/readyz')).toBe(503);
  const answer = await fetch(`http://127.0.0.1:${port}/api/testimonials`);
  expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close']);
  const [code] = await once(gateway, 'exit');
  expect(code).toBe(0);
});

it('keeps a connection that rests for longer than a proxy does', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/livez`);
  expect(answer.headers.get('Keep-Alive')).toBe('timeout=65');
});

/** Sends a body in pieces, five a second; returns the status of the answer and how long it took. */
async function drip(path: string, body: string, perPiece: number) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const asked = request({ port, method: 'POST', path, headers });
  const began = Date.now();
  const ended = new Promise<number>((resolve) => asked.once('close', () => resolve(Date.now() - began)));
  let status: number | undefined;
  asked.on('response', (answer) => {
    status = answer.statusCode;
    answer.resume();
  });
  asked.on('error', () => undefined);
  let sent = 0;
  const timer = setInterval(() => {
    asked.write(body.slice(sent, sent + perPiece));
    sent += perPiece;
    if (sent >= body.length) asked.end();
  }, 200);
  const took = await ended;
  clearInterval(timer);
  return { status, took };
}

it('ends a connection over which a body drips, and waits for one that comes slowly', async () => {
  const login = JSON.stringify({ username: 'avery', password: 'correct horse battery staple' });
  const [dripped, refused, slow] = await Promise.all([
    drip('/api/admin/login', login.padEnd(1000), 1),
    // Answered before the body is read.
    drip('/api/admin/upload', login.padEnd(1000), 1),
    drip('/api/admin/login', login.padEnd(12_000), 400),
  ]);
  expect([dripped.status, refused.status, slow.status]).toEqual([408, 401, 200]);
  for (const { took } of [dripped, refused]) expect(took).toBeLessThan(5000);
  expect(slow.took).toBeGreaterThan(5000);
});

it('ends, to be started again, when PGlite has aborted, once the disk takes files, and another goes on from there', async () => {
  const status = async (path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const given = body && { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`http://127.0.0.1:${port}${path}`, given)).status;
  };
  const lead = (name: string) => ({
    name,
    email: 'robin@visitor.example',
    message: 'Hello',
    source: 'modal',
    recaptchaToken: 'ok',
  });
  const limitFiles = (to: string) => execFileSync('prlimit', [`--fsize=${to}:unlimited`, `--pid=${gateway.pid}`]);
  expect(await status('/api/contacts', lead('Robin'))).toBe(201);
  limitFiles('0');
  expect(await status('/api/contacts', lead('Sam'))).toBe(503);
  expect([await status('/readyz'), await status('/livez'), gateway.exitCode]).toEqual([503, 200, null]);
  const ended = once(gateway, 'exit');
  limitFiles('unlimited');
  expect(await status('/api/contacts', lead('Alex'))).toBe(202);
  expect(await ended).toEqual([75, null]);

  await start();
  const agent = createTestClient(`http://127.0.0.1:${port}`);
  await agent.rest('POST', '/api/admin/login', { username: 'avery', password: 'correct horse battery staple' });
  const names = async () => {
    const { body } = await agent.rest('GET', '/api/admin/leads');
    return body.nodes.map(({ name }: { name: string }) => name);
  };
  await expect.poll(names).toEqual(['Alex', 'Robin']);
});

/** What would be done to something else than was meant. */
const misread = [
  ['erase-person', 'robin@visitor.example', 'sam@visitor.example'],
  ['create-admin', 'Avery', 'Stone'],
  ['back-up', '--help'],
  ['restore', 'backup', '--replac'],
] as const;

it('runs commands beside a running site, through a socket that is its user’s own', async () => {
  expect(statSync(join(folder, 'control.sock')).mode & 0o077).toBe(0);
  const account = ['second', '--password-stdin'];
  expect(await command('create-admin', account, 'a very long password')).toMatchObject({ code: 0 });
  const login = { username: 'second', password: 'a very long password' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(answer.status).toBe(200);
  const refused = await command('create-admin', account, 'a very long password');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('"second" exists') });
  expect(refused.said).not.toContain('at ');
  for (const [name, ...words] of misread) {
    const { code, said } = await command(name, words);
    expect([code, said], name).toEqual([1, expect.stringMatching(/^[^\n]+ Usage: [^\n]+\n$/)]);
  }
  expect(existsSync(join(folder, '--help'))).toBe(false);
  expect(await command('back-up', [join(folder, 'backup')])).toMatchObject({ code: 0 });

  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
  expect(await command('erase-person', ['nobody@visitor.example'])).toMatchObject({ code: 0, said: '{"erased":0}\n' });
  expect(await command('restore', [join(folder, 'backup')])).toMatchObject({ code: 0 });
});

it('refuses a command about a site where there is none, as where a variable is missing, and makes nothing there', async () => {
  const database = await createDatabase();
  const place = join(folder, 'backup');
  const elsewhere = join(folder, 'elsewhere');
  for (const [name, argument, url] of [
    ['back-up', place, ''],
    ['erase-person', 'robin@visitor.example', ''],
    ['reset-second-factor', 'avery', ''],
    ['erase-person', 'robin@visitor.example', database.url],
  ] as const) {
    variables = { ...variables, DATA_DIR: elsewhere, DATABASE_URL: url };
    const { code, said } = await command(name, [argument]);
    expect([code, said], name).toEqual([1, expect.stringMatching(/^No site is in [^\n]+\n$/)]);
  }
  expect([existsSync(elsewhere), existsSync(place)]).toEqual([false, false]);
  await database.drop();
});

async function untilConnected(one: ClientRequest): Promise<void> {
  const socket = one.socket ?? ((await once(one, 'socket'))[0] as NonNullable<ClientRequest['socket']>);
  if (socket.connecting) await once(socket, 'connect');
}

async function command(name: string, args: readonly string[], input = '') {
  const child = spawn(process.execPath, [join(source, `commands/${name}.ts`), ...args], {
    env: variables,
    cwd: folder,
  });
  child.stdin.end(input);
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, said: said + complained };
}
