import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { createRecaptcha } from './recaptcha.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const client = { address: '203.0.113.9', userAgent: 'test' };

/** A check against a service that answers with this status and body; tells what it was asked. */
async function stand(status: number, body: unknown) {
  const asked: unknown[] = [];
  server = createServer(async (request, response) => {
    asked.push(request.url, await json(request));
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const check = createRecaptcha({
    baseUrl,
    project: 'site',
    apiKey: 'key',
    siteKey: 'public',
    logger: createLogger('silent'),
  });
  return { check, asked };
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
