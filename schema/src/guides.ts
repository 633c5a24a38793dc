/** The guides: what their covers say, and how large they are. `npm run art -- --guides` prints them. */

export type GuideSlug = 'buyers-guide' | 'sellers-guide' | 'moving-guide';

export interface Guide {
  readonly slug: GuideSlug;
  readonly name: string;
  /** On the cover, and in the message of a visitor who asks for the guide. */
  readonly title: string;
  /** On the cover, below the title. */
  readonly line: string;
  /** Size of the file in megabytes, to one decimal. */
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

/** Every guide has as many pages: three sheets, folded once. */
export const guidePages = 12;

/** The folder of the guides. */
export const guidesPath = '/guides';

/** The path of a guide's PDF. */
export const guidePath = (slug: GuideSlug): string => `${guidesPath}/${slug}.pdf`;

/** The message of a visitor who asks for a guide. */
export const askForGuide = ({ name, title }: Guide): string => `Please send me ${name.toLowerCase()}, “${title}”.`;

/** The guides that a message names by their titles. */
export const guidesIn = (message: string | null): readonly Guide[] =>
  guides.filter(({ title }) => message?.includes(`“${title}”`));
