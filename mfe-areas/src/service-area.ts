/** A town (or city) that the agent works in, as its page tells it. */

export type MarketHighlight = { title: string; description: string };

/** Where the walk stops. Minutes are on foot from the stop before; the first has none. */
export type Stop = { name: string; sentence: string; minutes: number };

/** An hour on foot with the agent. Minutes and sentences are samples, for the agent to check. */
export type Walk = {
  /** What is said of this walk and no other. */
  line: string;
  /** Two to five, in their order. */
  stops: readonly Stop[];
};

export type ServiceArea = {
  slug: string;
  name: string;
  state: 'NJ' | 'NY';
  /** "Rumson, New Jersey". */
  fullName: string;
  /** "Monmouth County". */
  county: string;
  /** '{town}, {state} Real Estate | {tagline}'; the page adds the agent's name. */
  seoTitle: string;
  seoDescription: string;
  heroTitle: string;
  heroSubtitle: string;
  /** Where the picture lies that the folder rule chose for it. */
  heroImage: string;
  /** Paragraphs, with an empty line between them. */
  overview: string;
  /** Three. Their figures are samples. */
  marketHighlights: readonly MarketHighlight[];
  /** Six to eight. */
  communityFeatures: readonly string[];
  lifestyle: string;
  /** Five or six. */
  propertyTypes: readonly string[];
  /** The municipalities, as addresses name them, whose homes belong on this page. */
  cities: readonly string[];
  /** What stands under the town's second picture, if it has one. */
  secondPicture?: string;
  walk?: Walk;
  /** What a crop of the picture keeps, in percent: `x` counts where it is cropped tall, `y` where it is cropped wide. */
  focus: { x: number; y: number };
};

/** What is written by hand in a file of its own: the picture is found by its name, the municipalities stand in `cities.ts`. */
export type Town = Omit<ServiceArea, 'heroImage' | 'cities'>;

export const stateName = (state: string): string => (state === 'NY' ? 'New York' : 'New Jersey');
