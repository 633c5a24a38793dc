/** One town: its picture, what it is like, how its market runs, and the agent's own homes there. */

import { type DeferredValue, type LoaderArgs, notFound, useSite } from 'platform';
import { AreaHomes, type AreaHomesQuery } from '../generated/operations.ts';
import { CallToAction } from './call-to-action.tsx';
import { Character } from './character.tsx';
import { CommunityFeatures } from './community-features.tsx';
import { Homes } from './homes.tsx';
import { MarketHighlights } from './market-highlights.tsx';
import { Opening } from './opening.tsx';
import { type Area, readArea } from './read-area.ts';

export { cover } from './cover.ts';
export { jsonLd } from './json-ld.ts';
export { TownNotFound as NotFound } from './town-not-found.tsx';

export type Home = AreaHomesQuery['properties']['nodes'][number];
export type Data = { area: Area; homes: DeferredValue<Home[]> };

export async function loader({ params, query }: LoaderArgs): Promise<Data> {
  const area = await readArea(params.slug ?? '');
  if (!area) throw notFound();
  const homes = query(AreaHomes, { cities: [...area.cities] });
  return { area, homes: homes.then(({ properties }) => properties.nodes) };
}

export function Component({ data: { area, homes } }: { data: Data }) {
  const { agent } = useSite();
  return (
    <article>
      <title>{`${area.seoTitle} | ${agent.name}`}</title>
      <meta name="description" content={area.seoDescription} />
      <Opening area={area} />
      <Character area={area} />
      <MarketHighlights highlights={area.marketHighlights} />
      <CommunityFeatures features={area.communityFeatures} />
      <Homes value={homes} town={area.name} />
      <CallToAction town={area.name} />
    </article>
  );
}
