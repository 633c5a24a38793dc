import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { visitsOf } from './visits.ts';

const base = { frameSlots: [], slots: {}, sitemap: [], isPrivate: false, version: '1' };
const page = (path: string, slots: string[] = []) => ({ path, slots });
const part = (name: string, more: Partial<Part>): Part => ({
  ...base,
  name,
  short: name.replace('mfe-', ''),
  pages: [],
  ...more,
});
const shell = part('shell', {
  short: '',
  pages: [page('/', ['towns/Grid']), page('/about')],
  frameSlots: ['forms/Popup'],
});
const homes = part('mfe-homes', { pages: [page('/homes'), page('/homes/:id', ['forms/Ask'])] });
const towns = part('mfe-towns', {
  pages: [page('/towns/:slug')],
  slots: { Grid: {} },
  sitemap: [{ path: '/towns/rumson' }, { path: '/towns/keyport' }],
});
const forms = part('mfe-forms', { pages: [], slots: { Ask: {}, Popup: {} } });
const desk = part('mfe-desk', { pages: [page('/desk'), page('/desk/:id')], isPrivate: true });
const set = { shell, remotes: [homes, towns, forms, desk] };

const visited = (...changed: Part[]) =>
  visitsOf(set, changed, []).map(
    ({ release, address, isMadeUp }) => `${release.name} ${address}${isMadeUp ? ' ?' : ''}`,
  );

test('a browser opens each page of a changed part, and each that places its slots', () => {
  expect(visited(towns)).toEqual(['mfe-towns /', 'mfe-towns /towns/rumson']);
  expect(visited(homes)).toEqual(['mfe-homes /homes', 'mfe-homes /homes/sample ?']);
});

test('a slot of the frame is seen on the first page', () => {
  expect(visited(forms)).toEqual(['mfe-forms /', 'mfe-forms /homes/sample ?']);
});

test('a changed frame is seen on every page of visitors', () => {
  expect(visited(shell)).toEqual([
    'shell /',
    'shell /about',
    'mfe-homes /homes',
    'mfe-homes /homes/sample ?',
    'mfe-towns /towns/rumson',
  ]);
});

test('of a private part only pages that need no record are opened', () => {
  expect(visited(desk)).toEqual(['mfe-desk /desk']);
});
