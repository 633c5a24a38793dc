import { expect, test } from 'vitest';
import type { Release } from '../modules/releases/release.ts';
import { routeTable } from './route-table.ts';

const page = (path: string) => ({ path }) as Release['pages'][number];
const part = (name: string, paths: string[], sitemap: string[] = []) =>
  ({ name, pages: paths.map(page), sitemap: sitemap.map((path) => ({ path })) }) as unknown as Release;

const table = routeTable({
  shell: part('shell', ['/', '/about']),
  remotes: [
    part('mfe-listings', ['/properties', '/properties/:id']),
    part('mfe-areas', ['/areas/:slug'], ['/areas/red-bank', '/areas/who%3F']),
  ],
});

const id = '0b9f5c1e-7a52-4c3c-9d1b-0a8b7c6d5e4f';

test.each([
  ['/', '/', '/'],
  ['/about', '/about', '/about'],
  ['/about/', '/about', '/about'],
  ['//about', '/about', '/about'],
  ['/About', '/about', '/about'],
  ['/%61bout', '/about', '/about'],
  [`/Properties/${id.toUpperCase()}/`, '/properties/:id', `/properties/${id}`],
  ['/properties/No-Such-Home', '/properties/:id', '/properties/No-Such-Home'],
  ['/areas/Red-Bank', '/areas/:slug', '/areas/red-bank'],
  ['/areas/a%2fb', '/areas/:slug', '/areas/a%2Fb'],
  ['/areas/caf%C3%A9', '/areas/:slug', '/areas/caf%C3%A9'],
  ['/./properties', '/properties', '/properties'],
  ['/../properties', '/properties', '/properties'],
  ['/properties/../about', '/about', '/about'],
  ['/properties/%2E%2e/about', '/about', '/about'],
  ['/areas//../about', '/areas/:slug', '/areas/about'],
  ['/properties/.', '/properties', '/properties'],
  ['/areas/..', '/', '/'],
  ['/areas/%252e%252E', '/areas/:slug', '/areas/%252e%252E'],
  ['/about%20', '/about', '/about'],
  ['/about%E2%80%8B', '/about', '/about'],
  ['/about),', '/about', '/about'],
  ['/about%F3%A0%80%81.', '/about', '/about'],
  ['/%20', '/', '/'],
  ['/areas/red-bank%20/', '/areas/:slug', '/areas/red-bank'],
  [`/properties/${id}.`, '/properties/:id', `/properties/${id}`],
  ['/areas/who%3F', '/areas/:slug', '/areas/who%3F'],
])('%s shows %s and is spelled %s', (path, pattern, spelled) => {
  expect(table(path)).toMatchObject({ path: spelled, matched: { page: { path: pattern } } });
});

test('every unknown path is one address', () => {
  expect(table('/no/such/page')).toEqual({ path: '/404', matched: undefined });
  expect(table('/wp-login.php')).toEqual(table('/no/such/page'));
  expect(table('/\\evil.example/')).toEqual(table('/no/such/page'));
});

test('a path of nothing but signs and a letter is read as fast as any other', () => {
  const long = `${'.'.repeat(200_000)}a`;
  expect(table(`/areas/${long}`).path).toBe(`/areas/${long}`);
});

test('a path that cannot be decoded is refused', () => {
  expect(() => table('/%E0%A4')).toThrow(URIError);
});
