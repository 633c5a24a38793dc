import type { Cover } from 'platform';
import type { Data } from './page.tsx';

/** The town's picture, for shared links to its page. */
export function cover(data: unknown): Cover | undefined {
  const { area } = data as Data;
  const largest = area.picture.jpg.at(-1);
  if (!largest) return undefined;
  const height = Math.round((largest.width * area.picture.height) / area.picture.width);
  return { path: largest.url, width: largest.width, height, alt: area.fullName };
}
