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

function read(text: string): OnItsWay {
  const sent = JSON.parse(text) as OnItsWay;
  // As another version of this code may have kept it.
  if (!Array.isArray(sent.inputs) || !Array.isArray(sent.states)) throw new TypeError('No message of this version');
  return sent;
}

/** The messages that a document of before has left unanswered, by form. */
export function leftOnTheirWay(): [string, OnItsWay][] {
  if (!isOwnPage || typeof document !== 'object') return [];
  try {
    return Object.entries(sessionStorage).flatMap(([key, text]: [string, string]) =>
      key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), read(text)]] : [],
    );
  } catch {
    return [];
  }
}
