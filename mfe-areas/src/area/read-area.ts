import { type Image, loadChunk } from 'ui';
import { cities } from '../cities.ts';
import type { ServiceArea } from '../service-area.ts';
import { towns } from '../towns.ts';

export type Area = ServiceArea & {
  picture: Image;
  second: Image | undefined;
  /** The pictures of the walk's stops, in order. */
  stops: readonly Image[];
};

const largest = ({ jpg }: Image): string => jpg.at(-1)?.url ?? '';

/** The texts and the picture of a town, loaded for this town only. `undefined` if no town has this slug. */
export async function readArea(slug: string): Promise<Area | undefined> {
  if (!Object.hasOwn(towns, slug)) return undefined;
  const [text, hero] = await loadChunk(async () => {
    const { heroes } = await import('../pictures/generated/heroes.ts');
    return Promise.all([towns[slug]?.(), heroes[slug]?.()]);
  });
  const { [slug]: municipalities = [] } = cities;
  return text && hero && { ...text.town, ...hero, cities: municipalities, heroImage: largest(hero.picture) };
}
