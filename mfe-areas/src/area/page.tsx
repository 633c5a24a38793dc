/** The page of a town: its picture, its character, its market, and, in a slot, the agent's own homes there. */

import { getSite, type LoaderArgs, notFound, Slot, type SlotProps } from 'platform';
import { Walk } from '../walk/walk.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Character } from './character.tsx';
import { CommunityFeatures } from './community-features.tsx';
import { MarketHighlights } from './market-highlights.tsx';
import { Opening } from './opening.tsx';
import { type Area, readArea } from './read-area.ts';

export { cover } from './cover.ts';
export { jsonLd } from './json-ld.ts';
export { TownNotFound as NotFound } from './town-not-found.tsx';

export type Data = { area: Area };

async function areaOf({ params }: LoaderArgs): Promise<Area> {
  const area = await readArea(params.slug ?? '');
  if (!area) throw notFound();
  return area;
}

export const loader = async (args: LoaderArgs): Promise<Data> => ({ area: await areaOf(args) });

export async function slots(args: LoaderArgs): Promise<SlotProps> {
  const { name, cities, state } = await areaOf(args);
  return { 'listings/TownHomes': { town: name, cities, state } };
}

export function Component({ data: { area } }: { data: Data }) {
  const { agent } = getSite();
  return (
    <article aria-label={area.name}>
      <title>{`${area.seoTitle} | ${agent.name}`}</title>
      <meta name="description" content={area.seoDescription} />
      <Opening area={area} />
      <Character area={area} />
      <MarketHighlights highlights={area.marketHighlights} />
      <CommunityFeatures area={area} />
      <Slot name="listings/TownHomes" />
      {area.walk ? <Walk town={area.name} walk={area.walk} pictures={area.stops} /> : <CallToAction town={area.name} />}
    </article>
  );
}
