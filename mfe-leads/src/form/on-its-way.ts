/**
 * Keeps a message in the storage of this tab while it is on its way. Who goes to another document meanwhile finds it in its
 * form when they come back. It is removed when it is answered, when its form shows it again, and with the tab: others may
 * use this device afterwards.
 */

import { isOwnPage } from 'platform';

export type OnItsWay = {
  inputs: readonly (readonly [string, string | boolean])[];
  states: readonly (readonly [string, unknown])[];
  message: string;
  idempotencyKey: string;
};

const PREFIX = 'onItsWay ';

/** If storage is blocked or full, the message is only in the form. */
export function keepOnItsWay(form: string, sent: OnItsWay): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(sent));
  } catch {
    // It is sent all the same.
  }
}

export function forgetOnItsWay(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Nothing was kept.
  }
}

const arePairs = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && one.length === 2 && typeof one[0] === 'string');

/** Undefined for what no version of this code has kept, or one that kept it otherwise. */
function read(text: string): OnItsWay | undefined {
  try {
    const sent: Partial<OnItsWay> = JSON.parse(text);
    const isOurs = arePairs(sent.inputs) && arePairs(sent.states) && typeof sent.message === 'string';
    return isOurs && typeof sent.idempotencyKey === 'string' ? (sent as OnItsWay) : undefined;
  } catch {
    return undefined;
  }
}

/** The messages that a document of before has left unanswered, by form. */
export function leftOnTheirWay(): [string, OnItsWay][] {
  if (!isOwnPage || typeof document !== 'object') return [];
  try {
    return Object.entries(sessionStorage).flatMap(([key, text]: [string, string]) => {
      const sent = key.startsWith(PREFIX) ? read(text) : undefined;
      return sent ? [[key.slice(PREFIX.length), sent]] : [];
    });
  } catch {
    return [];
  }
}
