import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { publicRegistry } from '../../render/registry.ts';
import { makeBuild, page, shellBuild } from '../../testing/release-builds.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { openReleases, type Releases } from './release.service.ts';
import type { Release } from './release.ts';

type Link = Release['links'][number];
const link = (change: Partial<Link> = {}): Link => ({
  label: 'Notes',
  to: '/notes',
  places: ['header', 'footer'],
  order: 0,
  ...change,
});

let gateway: TestGateway;
let folder: string;
let releases: Releases;

beforeAll(async () => {
  gateway = await openTestGateway('pglite');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const { database, catalogue, graphql } = gateway.gateway;
  for (const table of ['releases', 'live_releases', 'release_history'])
    await database.em().execute(`delete from ${table}`);
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const logger = createLogger('silent');
  releases = await openReleases({ database, catalogue, schema: graphql.schema, folder, logger, smoke: async () => [] });
  await releases.promote([await releases.publish(shellBuild(), 'test')], 'test');
  return () => rmSync(folder, { recursive: true });
});

/** Publishes a part with one page under its name, and with these links. */
const part = (name: string, links: Link[], release: Partial<Release> = {}) =>
  releases.publish(
    makeBuild({ name: `mfe-${name}`, release: { pages: [page(`/${name}`)], links, ...release } }),
    'test',
  );
const promote = (...set: Release[]) => releases.promote(set, 'test');
const shown = () => {
  const set = releases.live();
  const links = set ? publicRegistry(set).links : [];
  const at = (place: Link['places'][number]) =>
    links.filter(({ places }) => places.includes(place)).map(({ label, to }) => `${label} ${to}`);
  return { header: at('header'), footer: at('footer') };
};

it('shows what parts offer to header and footer in their order, and no more when the part is taken out', async () => {
  const notes = await part('notes', [link({ order: 2 })]);
  const diary = await part('diary', [link({ label: 'Diary', to: '/diary', places: ['footer'], order: 1 })]);
  await promote(notes, diary);
  expect(shown()).toEqual({ header: ['Notes /notes'], footer: ['Diary /diary', 'Notes /notes'] });
  await releases.withdraw('mfe-notes', 'test');
  expect(shown()).toEqual({ header: [], footer: ['Diary /diary'] });
});

it.each<[string, Partial<Link>, Partial<Release>, RegExp]>([
  ['no words', { label: '  ' }, {}, /the link ' {2}' to \/notes has to have 1 to 8 letters/],
  ['a word that the header has no room for', { label: 'Mornings!' }, {}, /has to have 1 to 8 letters/],
  [
    'more words than the footer has room for',
    { label: 'All the notes of ours', places: ['footer'] },
    {},
    /1 to 20 letters/,
  ],
  ['an address elsewhere', { to: '//evil.example' }, {}, /links\.0\.to/],
  ['an address that is a pattern', { to: '/notes/:id' }, {}, /links\.0\.to/],
  ['no place', { places: [] }, {}, /links\.0\.places/],
  ['a page that only its team sees', {}, { isPrivate: true }, /is private, and offers links to the frame/],
])('refuses to publish a link with %s', async (_, change, release, reason) => {
  await expect(part('notes', [link(change)], release)).rejects.toThrow(reason);
});

it('refuses more links than there is room for, of one part and of all', async () => {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      link({ label: `${name} ${index}`, to: `/${name}#${index}`, places: index === 0 ? ['header'] : ['footer'] }),
    );
  await expect(part('notes', many('notes', 4))).rejects.toThrow(/offers 4 links to the frame, 3 at most/);
  const [one, two] = [await part('notes', many('notes', 2)), await part('diary', many('diary', 1))];
  await promote(one);
  await expect(promote(two)).rejects.toThrow(/the header would have 2 links of parts, 1 at most/);
});

it('refuses a link that no page of the set answers, and a second one of the same name or address', async () => {
  await expect(promote(await part('notes', [link({ to: '/nowhere' })]))).rejects.toThrow(
    /mfe-notes .*: links to \/nowhere, which no page of the set answers/,
  );
  const [diary, other] = [await part('diary', [link({ to: '/diary' })]), await part('other', [link({ to: '/other' })])];
  await expect(promote(diary, other)).rejects.toThrow(
    /mfe-other .*: the header has a link 'Notes' already, of mfe-diary/,
  );
});
