/**
 * Keeps what was typed into a form that was left without sending, by a press beside its dialog or by a link. It is shown
 * again when the form comes back. Only in memory, until the page is closed: others may use this device afterwards.
 * What is on its way then is kept a little longer (`on-its-way.ts`).
 */

import { type RefCallback, useCallback, useState } from 'react';
import { keepIdempotencyKey } from './idempotency-keys.ts';
import { forgetOnItsWay, keepOnItsWay, leftOnTheirWay } from './on-its-way.ts';
import { REMEMBER } from './remembered.ts';
import { traceFields } from './trace.ts';
import { isChanged } from './unsent-input.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Inputs = ReadonlyMap<string, string | boolean>;

const left = new Map<string, Inputs>();
/** States of a form's components, by their names. */
const leftStates = new Map<string, Map<string, unknown>>();
const shown = new Map<string, HTMLFormElement>();
/** The forms whose message a document of before has sent, and whose answer it did not see. */
const unconfirmed = new Set<string>();

for (const [key, { inputs, states, message, idempotencyKey }] of leftOnTheirWay()) {
  left.set(key, new Map(inputs));
  leftStates.set(key, new Map(states));
  keepIdempotencyKey(message, idempotencyKey);
  unconfirmed.add(key);
}

/** Any other box of a form is a consent, which is given each time anew, or a chip, whose component keeps it. */
const isRememberBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.name === REMEMBER;

const isText = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && ['text', 'email', 'tel', 'datetime-local'].includes(element.type));

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => isRememberBox(element) || (isText(element) && !traceFields.has(element.name)),
  );

const inputsOf = (form: HTMLFormElement): Inputs =>
  new Map(
    controlsOf(form)
      .filter(isChanged)
      .map((control) => [control.name, isRememberBox(control) ? control.checked : control.value]),
  );

function keep(key: string, form: HTMLFormElement): void {
  const inputs = inputsOf(form);
  if (inputs.size > 0) left.set(key, inputs);
  else {
    left.delete(key);
    forgetOnItsWay(key);
  }
}

function restore(key: string, form: HTMLFormElement): void {
  const inputs = left.get(key);
  for (const control of controlsOf(form)) {
    const input = inputs?.get(control.name);
    if (typeof input === 'string') control.value = input;
    else if (input !== undefined && isRememberBox(control)) control.checked = input;
  }
}

/** Keeps what is being sent until it is answered, or shown again. */
export function keepSending(key: string, form: HTMLFormElement, message: string, idempotencyKey: string): void {
  unconfirmed.delete(key);
  const states = [...(leftStates.get(key) ?? [])];
  keepOnItsWay(key, { inputs: [...inputsOf(form)], states, message, idempotencyKey });
}

/** Whether the form shows a message again of which nobody knows whether it arrived. */
export const isUnconfirmed = (key: string): boolean => unconfirmed.has(key);

export function forgetLeft(key: string): void {
  left.delete(key);
  leftStates.delete(key);
  forgetOnItsWay(key);
}

/** The form of this name that is on the page now. */
export const shownAs = (key: string | undefined): HTMLFormElement | undefined =>
  key === undefined ? undefined : shown.get(key);

/** A hook for state of a form's component that is kept, and forgotten, as the form's texts are. It must be JSON. */
export function createLeftState<State>(name: string, initial: State) {
  return function useLeftState(key: string): [State, (next: State) => void] {
    const [state, setState] = useState((leftStates.get(key)?.get(name) as State | undefined) ?? initial);
    const change = (next: State): void => {
      leftStates.set(key, (leftStates.get(key) ?? new Map()).set(name, next));
      setState(next);
    };
    return [state, change];
  };
}

/** For a form's `ref`. Without a key nothing is kept. */
export function useLeftInput(key: string | undefined): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || key === undefined) return undefined;
      restore(key, form);
      shown.set(key, form);
      if (unconfirmed.has(key)) forgetOnItsWay(key);
      return () => {
        keep(key, form);
        shown.delete(key);
      };
    },
    [key],
  );
}
