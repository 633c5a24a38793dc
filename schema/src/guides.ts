/** The three booklets: what is on their covers, and how much there is to read. `npm run art -- --guides` prints them. */

export type GuideSlug = 'buyers-guide' | 'sellers-guide' | 'moving-guide';

export interface Guide {
  readonly slug: GuideSlug;
  readonly name: string;
  /** On the cover, and in what a visitor asks for. */
  readonly title: string;
  /** Below the title. */
  readonly line: string;
  /** To load, to one decimal. */
  readonly megabytes: number;
}

export const guides = [
  {
    slug: 'buyers-guide',
    name: "The buyer's guide",
    title: 'Buying at the Shore',
    line: 'From pre-approval to keys',
    megabytes: 0.4,
  },
  {
    slug: 'sellers-guide',
    name: "The seller's guide",
    title: 'Selling well',
    line: 'The eight weeks before',
    megabytes: 0.5,
  },
  {
    slug: 'moving-guide',
    name: 'The moving guide',
    title: 'City to coast',
    line: 'Moving down from New York',
    megabytes: 0.5,
  },
] as const satisfies readonly Guide[];

/** Each is as long as the others: three sheets, folded once. */
export const guidePages = 12;

/** What lies below is a guide. */
export const guidesPath = '/guides';

/** Where a guide is read. */
export const guidePath = (slug: GuideSlug): string => `${guidesPath}/${slug}.pdf`;

/** What a visitor's message says when they ask for a guide. */
export const askForGuide = ({ name, title }: Guide): string => `Please send me ${name.toLowerCase()}, “${title}”.`;

/** The guides that a message names. */
export const guidesIn = (message: string | null): readonly Guide[] =>
  guides.filter(({ title }) => message?.includes(`“${title}”`));
