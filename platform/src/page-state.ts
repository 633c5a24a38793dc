/** What the server tells the browser about a page it rendered, as JSON in the document. */

import type { Site } from 'schema';
import type { BotCheckSettings } from './bot-check.ts';
import type { RouteData } from './page.ts';
import type { Registry } from './registry.ts';
import type { Operation } from './release.ts';

export type Answer = { operation: Operation; variables: Record<string, unknown>; data: unknown };

/** Where route data is an answer of the gateway as it came, a reference stands for it: nothing travels twice. */
export type Reference = { $answer: number };

/** Keys (`remote module`) of everything remote whose HTML is in the document. */
export type RenderedModules = { page: string | null; slots: string[] };

export type PageState = {
  registry: Registry;
  site: Site;
  botCheck: BotCheckSettings;
  /** Absent where the server did not render the page: the browser then loads everything itself. */
  rendered?: {
    routeId: string;
    data: unknown;
    status: number;
    modules: RenderedModules;
    answers: Answer[];
  };
};

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && '$answer' in value;

let answers: readonly Answer[] = [];

/** The answers that the page was rendered with, for Apollo's cache. */
export const renderedAnswers = (): readonly Answer[] => answers;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to a value or, where that leaves it alone, to what its fields hold. Lists are data and stay whole. */
function mapDeep(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value);
  if (changed !== value || !isPlain(value)) return changed;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapDeep(part, change)]));
}

/** Replaces everything in route data that is one of `given`'s answers by a reference to it. */
export function dehydrate(data: RouteData, given: readonly Answer[]): unknown {
  return mapDeep(data, (value) => {
    const index = given.findIndex((answer) => answer.data === value);
    return index === -1 ? value : { $answer: index };
  });
}

/** The route data of a rendered page, and its answers kept for Apollo. */
export function rehydrate(rendered: NonNullable<PageState['rendered']>): RouteData | null {
  answers = rendered.answers;
  return mapDeep(rendered.data, (value) =>
    isReference(value) ? rendered.answers[value.$answer]?.data : value,
  ) as RouteData | null;
}
