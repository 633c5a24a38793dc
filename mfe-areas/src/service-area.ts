/** A town or city in which the agent works, as its page shows it. */

export type MarketHighlight = { title: string; description: string };

/** A stop of a walk. `minutes`: on foot from the stop before; 0 for the first. */
export type Stop = { name: string; sentence: string; minutes: number };

/** An hour on foot with the agent. Minutes and sentences are samples that the agent must check. */
export type Walk = {
  /** A sentence about this walk. */
  line: string;
  /** Two to five, in order. */
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
  /** '{town}, {state} Real Estate | {tagline}'. The page adds the agent's name. */
  seoTitle: string;
  seoDescription: string;
  heroTitle: string;
  heroSubtitle: string;
  /** The URL of the town's main picture (`pictures/choose.ts`). */
  heroImage: string;
  /** Paragraphs, separated by an empty line. */
  overview: string;
  /** Three. Their figures are samples. */
  marketHighlights: readonly MarketHighlight[];
  /** Six to eight. */
  communityFeatures: readonly string[];
  lifestyle: string;
  /** Five or six. */
  propertyTypes: readonly string[];
  /** The municipalities whose homes belong on this page, as addresses name them. */
  cities: readonly string[];
  /** The caption of the town's second picture, if it has one. */
  secondPicture?: string;
  walk?: Walk;
  /** The point that a crop must keep, in percent. `x` matters for upright crops, `y` for wide ones. */
  focus: { x: number; y: number };
};

/**
 * What is written by hand, in each town's own file. The picture is found by its name; the municipalities are in
 * `cities.ts`.
 */
export type Town = Omit<ServiceArea, 'heroImage' | 'cities'>;

export const stateName = (state: string): string => (state === 'NY' ? 'New York' : 'New Jersey');
