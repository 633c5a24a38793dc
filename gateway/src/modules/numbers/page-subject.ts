// Which page is about what, as an address and as the data that a browser asks for when it goes there without a new document.
import { isRecordId } from '../../core/columns.ts';
import type { Release } from '../releases/release.ts';
import type { PageSubject } from './view-counter.ts';

const HOME = '/properties/';
const TOWN = '/areas/';

/** Of an address, spelled as links spell it; undefined if views of such a page are not counted. */
export function subjectOfPath(path: string): PageSubject | undefined {
  const id = path.startsWith(HOME) ? path.slice(HOME.length) : '';
  if (isRecordId(id)) return { kind: 'home', subject: id.toLowerCase() };
  const slug = path.startsWith(TOWN) ? path.slice(TOWN.length) : '';
  return /^[a-z0-9-]+$/.test(slug) ? { kind: 'town', subject: slug } : undefined;
}

/**
 * Of a registered operation that `owner`, one of the `parts` that are live, brought: the part with the page of a home asks
 * for one by its id when it shows it; and whoever draws the homes of a town asks for them by its municipalities, while a
 * part lists the town's page.
 */
export function subjectOfData(
  owner: Pick<Release, 'pages'>,
  parts: readonly Pick<Release, 'sitemap'>[],
  variables: Readonly<Record<string, unknown>>,
): PageSubject | undefined {
  const { id, cities } = variables;
  if (typeof id === 'string' && owner.pages.some(({ path }) => path === `${HOME}:id`)) return subjectOfPath(HOME + id);
  const towns = Array.isArray(cities) ? cities.map((city) => TOWN + slugOf(String(city))) : [];
  const listed = parts.flatMap(({ sitemap }) => sitemap).find(({ path }) => towns.includes(path));
  return listed && subjectOfPath(listed.path);
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
