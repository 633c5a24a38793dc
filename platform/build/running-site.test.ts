import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STATE } from './local-part.ts';
import { faultOfSite, noAnswer, told } from './running-site.ts';

let answer: (response: ServerResponse) => void = () => undefined;
const server = createServer((_, response) => answer(response));
let site = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('says what answers in the place of the site, and nothing of the site itself', async () => {
  answer = (response) => response.end(`<div id="root"></div>${STATE}{}</script>`);
  expect(await faultOfSite(site)).toBeUndefined();
  answer = (response) => response.end('<h1>Log in to the network</h1>');
  expect(await faultOfSite(site)).toBe(`${site} is something else than this site: write SITE=https://…`);
  answer = (response) => response.writeHead(301, { location: 'https://site.example/' }).end();
  expect(await faultOfSite(site)).toBe(`${site} has moved: write SITE=https://site.example`);
  answer = (response) => response.writeHead(302, { location: '/login' }).end();
  expect(await faultOfSite(site)).toBeUndefined();
  answer = (response) => response.writeHead(502).end('Bad Gateway');
  expect(await faultOfSite(site)).toBe(`${site} answers 502: its gateway is away, or slow`);
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(noAnswer('https://site.example', cause)).toContain('a certificate that this machine does not trust');
  expect(await faultOfSite('http://127.0.0.1:9')).toMatch(/^No site answers at http:\/\/127.0.0.1:9\. Start one/);
});

it('says of a part that needs another platform which one the site has', () => {
  const message =
    '[ Federation Runtime ]: Version 1.19.0 from shell of shared singleton module platform does not satisfy the requirement of undefined which needs ^2.0.0)';
  expect(told({ remote: 'mfe-one', path: '/one', message })).toBe(
    'mfe-one failed on /one: the site provides platform 1.19.0, and it needs ^2.0.0',
  );
  expect(told({ remote: 'mfe-one', path: '/one', message: 'x is not defined' })).toBe(
    'mfe-one failed on /one: x is not defined',
  );
});
