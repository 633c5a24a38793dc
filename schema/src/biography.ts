import type { Biography, Site, SiteFile } from './site.ts';

/** The default biography, for every text that `site.json` does not have. */
const written = ({ brokerage }: Pick<SiteFile, 'brokerage'>): Biography => ({
  lead: 'I sell homes at the Jersey Shore and across the bay in New York, one at a time, and I answer my own telephone.',
  heading: 'Eighteen years of closings, most of them within sight of water',
  paragraphs: [
    'I grew up two blocks from the sea wall, where a house is judged by its crawl space before its kitchen. That is still how I look at one. Before you make an offer you will know the flood zone, the age of the roof, the tax bill and the reason the last buyer walked away, if there was one.',
    'Many purchases at the Shore begin with a sale in New York. I hold a license there, too, so that one person can sell the apartment and find the house, and the two closings can be planned as one.',
    'I take on a small number of homes at a time. You will not be handed to a team, and you will not have to explain your plans twice.',
  ],
  homeHeading: 'One agent, from the first walk-through to the last signature',
  homeLead:
    'I grew up two blocks from the sea wall and have spent eighteen years selling homes between Sandy Hook, Asbury Park and the city across the bay.',
  homeParagraphs: [
    `You will not be handed to a team. I walk the house with you, read the survey, sit in the attorney calls, and answer the phone when the flood certificate arrives on a Friday at five. Behind me stands a brokerage with ${brokerage.officeCount} offices and its own title and moving services, so the paperwork stays in one place too.`,
  ],
});

/** The site with a complete biography: what `file` lacks comes from the default one. */
export const withBiography = (file: SiteFile): Site => ({
  ...file,
  biography: {
    ...written(file),
    ...(Object.fromEntries(
      Object.entries(file.biography ?? {}).filter(([, value]) => value !== undefined),
    ) as Partial<Biography>),
  },
});
