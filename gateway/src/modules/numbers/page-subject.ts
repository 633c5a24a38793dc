// Finds what a viewed page is about: from its address, or from the data that a browser asks for when it moves there
// without a new document.
import { isRecordId } from '../../core/columns.ts';
import type { Release } from '../releases/release.ts';
import type { PageSubject } from './view-counter.ts';

const HOME = '/properties/';
const TOWN = '/areas/';

/** By an address as links spell it; undefined if views of such a page are not counted. */
export function subjectOfPath(path: string): PageSubject | undefined {
  const id = path.startsWith(HOME) ? path.slice(HOME.length) : '';
  if (isRecordId(id)) return { kind: 'home', subject: id.toLowerCase() };
  const slug = path.startsWith(TOWN) ? path.slice(TOWN.length) : '';
  return /^[a-z0-9-]+$/.test(slug) ? { kind: 'town', subject: slug } : undefined;
}

/**
 * By a registered operation of `owner`, one of the live `parts`. The part with the page of a home asks for one by its
 * id when it shows it. A page of a town asks for homes by the names of its municipalities, if a part lists that page.
 */
export function subjectOfData(
  owner: Pick<Release, 'pages'>,
  parts: readonly Pick<Release, 'sitemap'>[],
  variables: Readonly<Record<string, unknown>>,
): PageSubject | undefined {
  const { id, cities } = variables;
  if (typeof id === 'string' && owner.pages.some(({ path }) => path === `${HOME}:id`)) return subjectOfPath(HOME + id);
  const towns = Array.isArray(cities)
    ? cities.flatMap((city) => (typeof city === 'string' ? TOWN + slugOf(city) : []))
    : [];
  const listed = parts.flatMap(({ sitemap }) => sitemap).find(({ path }) => towns.includes(path));
  return listed && subjectOfPath(listed.path);
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
