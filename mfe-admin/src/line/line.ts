/** Whether the gateway can be reached, as the pages' own questions find out. */

import { createStore, RestError } from 'platform';

/** True from the first question that reached nobody until one is answered. */
export const isLineCut = createStore(false);

/** When the gateway was heard last, by whichever page; in milliseconds. */
let lastHeard = Date.now();

export const heardAt = (): number => lastHeard;

export function heard(): void {
  lastHeard = Date.now();
  if (isLineCut.get()) isLineCut.set(false);
}

export function cut(): void {
  if (!isLineCut.get()) isLineCut.set(true);
}

/** By question: when what is shown of it was read, while it cannot be asked again. */
export const staleSince = createStore<ReadonlyMap<string, number>>(new Map());

const DOWN = [502, 503, 504];

/** The status of an answer that was refused; undefined where there was none. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof RestError) return error.status;
  // Apollo's own error of an answer that is none.
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
}

/** Whether what answered was not the gateway: a page where there should be JSON. */
export const isForeign = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && error.name === 'ServerParseError');

/** Whether a call reached no gateway: no line, none that is up, or no answer in time. Then it may have been heard. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError ||
  isForeign(error) ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  DOWN.includes(statusOf(error) ?? 0);
