import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { createRecaptcha } from './recaptcha.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const client = { address: '203.0.113.9', userAgent: 'test' };

/** A check that uses the service at this address. */
const checkAt = (baseUrl: string) =>
  createRecaptcha({ baseUrl, project: 'site', apiKey: 'key', siteKey: 'public', logger: createLogger('silent') });

async function listen(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A check that uses a service with this status and body, and the requests that it gets. */
async function stand(status: number, body: unknown) {
  const asked: unknown[] = [];
  const baseUrl = await listen(async (request, response) => {
    asked.push(request.url, await json(request));
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { check: checkAt(baseUrl), asked };
}

const assessment = (valid: boolean, action: string, score: number) => ({
  tokenProperties: { valid, action },
  riskAnalysis: { score },
});

it.each([
  ['passes a good score', 200, assessment(true, 'CONTACT_FORM_SUBMIT', 0.9), 'passed'],
  ['suspects a low one', 200, assessment(true, 'CONTACT_FORM_SUBMIT', 0.4), 'suspect'],
  ['fails an invalid token', 200, assessment(false, 'CONTACT_FORM_SUBMIT', 0.9), 'failed'],
  ['fails another action’s', 200, assessment(true, 'LOGIN', 0.9), 'failed'],
  ['is unavailable when the service fails', 503, {}, 'unavailable'],
  ['is unavailable when it answers nonsense', 200, { hello: 1 }, 'unavailable'],
  ['is unavailable when it answers no JSON', 200, '<html>', 'unavailable'],
  ['suspects what has no score', 200, { tokenProperties: { valid: true, action: 'CONTACT_FORM_SUBMIT' } }, 'suspect'],
  ['passes a score of one half', 200, assessment(true, 'CONTACT_FORM_SUBMIT', 0.5), 'passed'],
])('%s', async (_, status, body, verdict) => {
  const { check } = await stand(status, body);
  expect(await check('token', 'CONTACT_FORM_SUBMIT', client)).toBe(verdict);
});

it('sends the token, the action and who sent it', async () => {
  const { check, asked } = await stand(200, assessment(true, 'CONTACT_FORM_SUBMIT', 0.9));
  await check('token', 'CONTACT_FORM_SUBMIT', client);
  expect(asked).toEqual([
    '/v1/projects/site/assessments?key=key',
    {
      event: {
        token: 'token',
        siteKey: 'public',
        expectedAction: 'CONTACT_FORM_SUBMIT',
        userIpAddress: '203.0.113.9',
        userAgent: 'test',
      },
    },
  ]);
});

it('fails without a token, and asks nobody', async () => {
  const { check, asked } = await stand(200, {});
  expect(await check(undefined, 'CONTACT_FORM_SUBMIT', client)).toBe('failed');
  expect(asked).toEqual([]);
});

it('waits two seconds for a service that hangs, before or within its answer', async () => {
  for (const listener of [() => {}, (_: unknown, response: ServerResponse) => void response.write('{"token')]) {
    const check = checkAt(await listen(listener));
    const started = performance.now();
    expect(await check('token', 'CONTACT_FORM_SUBMIT', client)).toBe('unavailable');
    expect(performance.now() - started).toBeGreaterThan(1900);
    expect(performance.now() - started).toBeLessThan(3000);
    server?.closeAllConnections();
    server?.close();
  }
});

it('is unavailable where nobody listens', async () => {
  const baseUrl = await listen(() => {});
  await new Promise((resolve) => server?.close(resolve));
  expect(await checkAt(baseUrl)('token', 'CONTACT_FORM_SUBMIT', client)).toBe('unavailable');
});
