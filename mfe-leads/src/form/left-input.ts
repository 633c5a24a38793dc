/**
 * Keeps what was typed into a form that was left without sending, by a press beside its dialog or by a link. It is shown
 * again when the form comes back. Only in memory, until the page is closed: others may use this device afterwards.
 */

import { type RefCallback, useCallback } from 'react';
import { traceFields } from './trace.ts';
import { isChanged } from './unsent-input.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const left = new Map<string, ReadonlyMap<string, string>>();

const isOneOf = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(element.type));

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isOneOf).filter(({ name }) => !traceFields.has(name));

function keep(key: string, form: HTMLFormElement): void {
  const changed = controlsOf(form).filter(isChanged);
  if (changed.length === 0) left.delete(key);
  else left.set(key, new Map(changed.map(({ name, value }) => [name, value])));
}

function restore(key: string, form: HTMLFormElement): void {
  const texts = left.get(key);
  for (const control of controlsOf(form)) {
    const text = texts?.get(control.name);
    if (text !== undefined) control.value = text;
  }
}

export const forgetLeft = (key: string): void => {
  left.delete(key);
};

/** For a form's `ref`. Without a key nothing is kept. */
export function useLeftTexts(key: string | undefined): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || key === undefined) return undefined;
      restore(key, form);
      return () => keep(key, form);
    },
    [key],
  );
}
