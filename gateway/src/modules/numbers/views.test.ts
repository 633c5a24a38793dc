import type { Context } from 'koa';
import { expect, it } from 'vitest';
import type { Release, ReleaseSet } from '../releases/release.ts';
import type { PageSubject } from './view-counter.ts';
import { createViews } from './views.ts';

const ID = '3f0e6b0a-8a53-4d7e-9d4c-0b5a3f6f4e11';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

const part = (name: string, more: object) =>
  ({ name, pages: [], sitemap: [], operations: [{ name, hash: name, text: '' }], ...more }) as unknown as Release;
const set: ReleaseSet = {
  shell: part('shell', {}),
  remotes: [
    part('listings', { pages: [{ path: '/properties' }, { path: '/properties/:id' }] }),
    part('areas', { sitemap: [{ path: '/areas/red-bank' }, { path: '/areas/colts-neck-township' }] }),
  ],
};

/** A release that asks for the same data with another operation. */
const next = part('listings', { pages: set.remotes[0]?.pages, operations: [{ name: 'next', hash: 'next', text: '' }] });
const canary: ReleaseSet = { ...set, remotes: [next, ...set.remotes.slice(1)] };

function setUp(
  headers: Record<string, string> = {},
  { method = 'GET', device }: { method?: string; device?: string } = {},
) {
  const counted: PageSubject[] = [];
  const views = createViews({ counter: { count: (subject) => void counted.push(subject) }, sets: () => [set, canary] });
  const sent: Record<string, string> = { 'User-Agent': CHROME, ...headers };
  const context = {
    method,
    get: (name: string) => sent[name] ?? '',
    cookies: { get: () => device },
  } as unknown as Context;
  return { counted, context, views };
}

const home = { kind: 'home', subject: ID };

it.each([
  [`/properties/${ID}`, [home]],
  [`/properties/${ID.toUpperCase()}`, [home]],
  ['/areas/red-bank', [{ kind: 'town', subject: 'red-bank' }]],
  ['/properties', []],
  ['/properties/nonsense', []],
  ['/admin/homes', []],
  ['/', []],
])('counts the document %s', (path, expected) => {
  const { counted, context, views } = setUp();
  views.onPage(context, path);
  expect(counted).toEqual(expected);
});

it.each([
  ['listings', { id: ID }, [home]],
  ['next', { id: ID }, [home]],
  ['listings', { id: 'nonsense' }, []],
  ['listings', { cities: ['Red Bank'] }, [{ kind: 'town', subject: 'red-bank' }]],
  ['areas', { cities: ['Red Bank'] }, [{ kind: 'town', subject: 'red-bank' }]],
  ['areas', { cities: ['Colts Neck', 'Colts Neck Township'] }, [{ kind: 'town', subject: 'colts-neck-township' }]],
  ['areas', { cities: ['Elsewhere'] }, []],
  ['areas', { cities: 'Red Bank' }, []],
  ['shell', { id: ID }, []],
  ['unknown', { id: ID }, []],
  ['listings', null, []],
])('counts a page of %s by its data %j', (hash, variables, expected) => {
  const { counted, context, views } = setUp({ 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' });
  views.onOperation(context, hash, variables);
  expect(counted).toEqual(expected);
});

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'node',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36',
  '',
].map((agent): [string, Record<string, string>] => [agent, { 'User-Agent': agent }]);

it.each([
  ...bots,
  ['what is fetched ahead', { 'Sec-Purpose': 'prefetch' }],
  ['what is rendered ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['what old browsers fetch ahead', { Purpose: 'prefetch' }],
  ['what a script reads', { 'Sec-Fetch-Dest': 'empty' }],
  ['a frame', { 'Sec-Fetch-Dest': 'iframe' }],
] satisfies [string, Record<string, string>][])('leaves out %s', (_, headers) => {
  const { counted, context, views } = setUp(headers);
  views.onPage(context, `/properties/${ID}`);
  expect(counted).toEqual([]);
});

it('leaves out HEAD, other sites’ scripts, and the agent’s own devices', () => {
  const head = setUp({}, { method: 'HEAD' });
  head.views.onPage(head.context, `/properties/${ID}`);
  const other = setUp({ 'Sec-Fetch-Site': 'cross-site' });
  other.views.onOperation(other.context, 'listings', { id: ID });
  const agent = setUp({}, { device: 'user' });
  agent.views.onPage(agent.context, `/properties/${ID}`);
  agent.views.onOperation(agent.context, 'listings', { id: ID });
  expect([head.counted, other.counted, agent.counted]).toEqual([[], [], []]);
});

it('counts a phone', () => {
  const { counted, context, views } = setUp({ 'User-Agent': SAFARI, 'Sec-Fetch-Dest': 'document' });
  views.onPage(context, `/properties/${ID}`);
  expect(counted).toEqual([home]);
});
