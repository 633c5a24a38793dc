/** The fields of the site with their labels, in the order in which the agent looks for them. */

import type { AgentSiteQuery } from '../generated/operations.ts';

/**
 * `line`: a few words. `words`: a sentence or two. `list`: one entry in each line. `prose`: paragraphs separated by
 * blank lines. `photo`: an uploaded picture.
 */
export type SiteFieldLook = 'line' | 'words' | 'list' | 'prose' | 'photo';
type Row = readonly [name: string, label: string, look?: SiteFieldLook, hint?: string];

export const sections: readonly { title: string; aside?: string; rows: readonly Row[] }[] = [
  {
    title: 'The about page',
    aside: 'plain text',
    rows: [
      ['biography.lead', 'Opening', 'words'],
      ['biography.heading', 'Heading', 'words'],
      ['biography.paragraphs', 'Biography', 'prose', 'A blank line begins a paragraph.'],
    ],
  },
  {
    title: 'The home page',
    rows: [
      ['biography.homeHeading', 'Heading there', 'words'],
      ['biography.homeLead', 'Opening there', 'words'],
      ['biography.homeParagraphs', 'Text there', 'prose', 'A blank line begins a paragraph.'],
    ],
  },
  {
    title: 'First words',
    rows: [
      ['tagline', 'Tagline'],
      ['subtitle', 'Below it', 'words'],
      ['replyWithinHours', 'Reply within, hours'],
      ['regions', 'Regions', 'list', 'One a line.'],
    ],
  },
  {
    title: 'You',
    rows: [
      ['agent.photo', 'Photo', 'photo', 'Upright, 960 pixels wide or more. On the home page and the about page.'],
      ['agent.name', 'Name'],
      ['agent.title', 'Title'],
      ['agent.email', 'Email'],
      ['agent.cellPhone', 'Cell phone'],
      ['agent.officePhone', 'Office phone'],
      ['agent.licenses', 'Licenses', 'list', 'One a line: state, number, kind.'],
    ],
  },
  {
    title: 'Brokerage',
    rows: [
      ['brokerage.name', 'Brokerage'],
      ['brokerage.url', 'Its address'],
      ['brokerage.phone', 'Its phone'],
      ['brokerage.agentCount', 'Agents'],
      ['brokerage.officeCount', 'Offices'],
      ['brokerage.foundedYear', 'Founded'],
      ['brokerage.services', 'Services', 'list', 'One a line.'],
      ['brokerage.coreValues', 'Core values', 'list', 'One a line.'],
    ],
  },
  {
    title: 'Office',
    rows: [
      ['office.street', 'Street'],
      ['office.city', 'City'],
      ['office.state', 'State'],
      ['office.zipCode', 'ZIP code'],
      ['office.mapsUrl', 'On the map'],
      ['office.hours', 'Hours'],
    ],
  },
  { title: 'Elsewhere', rows: [['social', 'Profiles', 'list', 'One a line: a name, then its address.']] },
  {
    title: 'What the law asks for',
    rows: [
      ['compliance.fairHousingNoticeUrl', 'Fair Housing Notice'],
      ['compliance.operatingProceduresUrl', 'Operating Procedures'],
      ['compliance.newYorkDisclosureUrl', 'Disclosure Form'],
      ['compliance.statement', 'Statement'],
    ],
  },
];

const labels = new Map(sections.flatMap(({ rows }) => rows.map(([name, label]) => [name, label] as const)));

export const labelOf = (name: string): string => labels.get(name) ?? name;

type Version = NonNullable<AgentSiteQuery['viewer']>['siteVersions'][number];

/** "Tagline and Name", or "Name and 4 more". */
export function versionInWords({ changes }: Pick<Version, 'changes'>): string {
  const [first, second, ...more] = changes.map(({ field }) => labelOf(field));
  if (!first) return 'Nothing';
  if (!second) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more`;
}
