/** What the server tells the browser about a page it rendered, as JSON in the document. */

import type { Site } from 'schema';
import type { RouteData } from './page.ts';
import type { Operation } from './release.ts';
import type { Registry } from './registry.ts';

export type Answer = { operation: Operation; variables: Record<string, unknown>; data: unknown };

/** Where route data is an answer of the gateway as it came, a reference stands for it: nothing travels twice. */
export type Reference = { $answer: number };
export type DehydratedRoute = { page: Record<string, unknown> | null; slots: Record<string, Record<string, unknown> | null> };

export type PageState = {
  registry: Registry;
  site: Site;
  /** Absent where the server did not render the page: the browser then loads everything itself. */
  rendered?: {
    routeId: string;
    data: DehydratedRoute | null;
    status: number;
    /** `remote module` of everything whose HTML is in the document. */
    modules: string[];
    answers: Answer[];
  };
};

const isReference = (value: unknown): value is Reference => typeof value === 'object' && value !== null && '$answer' in value;

let answers: readonly Answer[] = [];

/** The answers that the page was rendered with, for Apollo's cache. */
export const renderedAnswers = (): readonly Answer[] => answers;

type Parts = Record<string, unknown> | null | undefined;

const mapParts = (parts: Parts, change: (value: unknown) => unknown): Record<string, unknown> | null =>
  parts ? Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, change(value)])) : null;

/** Replaces every part that is one of `given`'s answers by a reference to it. */
export function dehydrate(data: RouteData, given: readonly Answer[]): DehydratedRoute {
  const refer = (value: unknown): unknown => {
    const index = given.findIndex((answer) => answer.data === value);
    return index === -1 ? value : { $answer: index };
  };
  const slots = Object.entries(data.slots).map(([name, parts]) => [name, mapParts(parts as Parts, refer)]);
  return { page: mapParts(data.page as Parts, refer), slots: Object.fromEntries(slots) };
}

/** The route data of a rendered page, and its answers kept for Apollo. */
export function rehydrate(rendered: NonNullable<PageState['rendered']>): RouteData | null {
  answers = rendered.answers;
  if (!rendered.data) return null;
  const resolve = (value: unknown): unknown => (isReference(value) ? rendered.answers[value.$answer]?.data : value);
  const slots = Object.entries(rendered.data.slots).map(([name, parts]) => [name, mapParts(parts, resolve)]);
  return { page: mapParts(rendered.data.page, resolve), slots: Object.fromEntries(slots) };
}
