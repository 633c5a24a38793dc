/** The home page: its sections, in order. */

import { type DeferredValue, getSite, type LoaderArgs, Slot } from 'platform';
import { agentJsonLd } from '../agent-json-ld.ts';
import { Testimonials as TestimonialsOperation, type TestimonialsQuery } from '../generated/operations.ts';
import { listInWords } from '../list-in-words.ts';
import { AboutAgent } from './about-agent.tsx';
import { AREAS_ID } from './anchors.ts';
import { Guides } from './guides/guides.tsx';
import { Hero } from './hero/hero.tsx';
import { Imprint } from './imprint/imprint.tsx';
import { ReadyToStart } from './ready-to-start/ready-to-start.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { ThreeWays } from './three-ways/three-ways.tsx';
import { ValuationPitch } from './valuation-pitch/valuation-pitch.tsx';
import { WhatToExpect } from './what-to-expect/what-to-expect.tsx';
import { WhyMe } from './why-me.tsx';

type Data = { testimonials: DeferredValue<TestimonialsQuery> };

export const loader = ({ query }: LoaderArgs): Data => ({ testimonials: query(TestimonialsOperation, {}) });

export const jsonLd = (_data: unknown, origin: string) => agentJsonLd(origin);

export function Component({ data }: { data: Data }) {
  const { agent, tagline, subtitle, regions } = getSite();
  const places = listInWords(regions);
  return (
    <>
      <title>{`${agent.name} | ${tagline}`}</title>
      <meta
        name="description"
        content={`${subtitle} in ${places}. Homes for sale, recent sales and a free home valuation.`}
      />
      <Hero />
      <Imprint />
      <Slot name="listings/NewestHomes" />
      <AboutAgent />
      <ThreeWays />
      <WhatToExpect />
      <WhyMe />
      <Guides />
      <Testimonials value={data.testimonials} />
      <Slot name="listings/FeaturedProperties" />
      <Slot name="listings/RecentSales" />
      <ValuationPitch />
      <Slot name="areas/Shore" />
      <section id={AREAS_ID}>
        <Slot name="areas/AreasGrid" />
      </section>
      <ReadyToStart />
    </>
  );
}
