/** What the server tells the browser about a rendered page, as JSON in the document. */

import type { Site } from 'schema';
import type { BotCheckSettings } from './bot-check.ts';
import type { RouteData } from './page.ts';
import type { Registry } from './registry.ts';
import type { Operation } from './release.ts';

export type Answer = { operation: Operation; variables: Record<string, unknown>; data: unknown };

/** Stands in route data for an answer of the gateway, so that the answer is sent only once. */
export type Reference = { $answer: number };

/** Keys (`remote module`) of all remote modules whose HTML is in the document. */
export type RenderedModules = { page: string | null; slots: string[] };

export type PageState = {
  registry: Registry;
  site: Site;
  botCheck: BotCheckSettings;
  /** Absent if the server did not render the page. The browser then loads everything itself. */
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

/** The answers with which the page was rendered, for Apollo's cache. */
export const renderedAnswers = (): readonly Answer[] => answers;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Applies `change` to a value. If that changes nothing, it is applied to the fields of the value. Lists are not
 * entered.
 */
function mapDeep(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value);
  if (changed !== value || !isPlain(value)) return changed;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapDeep(part, change)]));
}

/** Replaces each of the answers in route data by a reference. */
export function dehydrate(data: RouteData, given: readonly Answer[]): unknown {
  return mapDeep(data, (value) => {
    const index = given.findIndex((answer) => answer.data === value);
    return index === -1 ? value : { $answer: index };
  });
}

/** Restores the route data of a rendered page, and keeps its answers for Apollo. */
export function rehydrate(rendered: NonNullable<PageState['rendered']>): RouteData | null {
  answers = rendered.answers;
  return mapDeep(rendered.data, (value) =>
    isReference(value) ? rendered.answers[value.$answer]?.data : value,
  ) as RouteData | null;
}
