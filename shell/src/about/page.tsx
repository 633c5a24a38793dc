/** The about page: its sections, in order. */

import { getSite } from 'platform';
import { agentJsonLd } from '../agent-json-ld.ts';
import { listInWords } from '../list-in-words.ts';
import { Biography } from './biography.tsx';
import { Brokerage } from './brokerage.tsx';
import { Consultation } from './consultation.tsx';
import { Opening } from './opening.tsx';
import { Places } from './places.tsx';
import { ServicesAndReasons } from './services-and-reasons.tsx';

export const jsonLd = (_data: unknown, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  url: `${origin}/about`,
  mainEntity: agentJsonLd(origin),
});

export function Component() {
  const { agent, brokerage, regions } = getSite();
  const places = listInWords(regions);
  return (
    <>
      <title>{`About ${agent.name} | ${brokerage.name}`}</title>
      <meta name="description" content={`${agent.name} of ${brokerage.name}: ${agent.title} working in ${places}.`} />
      <Opening />
      <Biography />
      <Places />
      <Brokerage />
      <ServicesAndReasons />
      <Consultation />
    </>
  );
}
