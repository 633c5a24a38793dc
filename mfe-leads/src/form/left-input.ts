/**
 * Keeps what was typed into a form that was left without sending, by a press beside its dialog or by a link. It is shown
 * again when the form comes back. Only in memory, until the page is closed: others may use this device afterwards.
 */

import { type RefCallback, useCallback, useState } from 'react';
import { REMEMBER } from './remembered.ts';
import { traceFields } from './trace.ts';
import { isChanged } from './unsent-input.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const left = new Map<string, ReadonlyMap<string, string | boolean>>();
const shown = new Map<string, HTMLFormElement>();
const forgetters: ((key: string) => void)[] = [(key) => left.delete(key)];

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

function keep(key: string, form: HTMLFormElement): void {
  const changed = controlsOf(form).filter(isChanged);
  if (changed.length === 0) left.delete(key);
  else
    left.set(
      key,
      new Map(changed.map((control) => [control.name, isRememberBox(control) ? control.checked : control.value])),
    );
}

function restore(key: string, form: HTMLFormElement): void {
  const inputs = left.get(key);
  for (const control of controlsOf(form)) {
    const input = inputs?.get(control.name);
    if (typeof input === 'string') control.value = input;
    else if (input !== undefined && isRememberBox(control)) control.checked = input;
  }
}

export function forgetLeft(key: string): void {
  for (const forget of forgetters) forget(key);
}

/** The form of this name that is on the page now. */
export const shownAs = (key: string | undefined): HTMLFormElement | undefined =>
  key === undefined ? undefined : shown.get(key);

/** A hook for state of a form's component that is kept, and forgotten, as the form's texts are. */
export function createLeftState<State>(initial: State) {
  const states = new Map<string, State>();
  forgetters.push((key) => states.delete(key));
  return function useLeftState(key: string): [State, (next: State) => void] {
    const [state, setState] = useState(states.get(key) ?? initial);
    const change = (next: State): void => {
      states.set(key, next);
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
      return () => {
        keep(key, form);
        shown.delete(key);
      };
    },
    [key],
  );
}
