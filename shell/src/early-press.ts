/**
 * Keeps what a visitor does before React answers for it. A press on a button is made again once its part is hydrated, a
 * choice in a list is told again; neither is ever undone, for what HTML does by itself is left to it. How far a part has come
 * is marked by `platform/src/hydration-marks.ts`.
 */

import { HYDRATION, hydrationOf } from 'platform/hydration';

/** Milliseconds for which a press is kept. On a slow line the scripts take half of that. */
const KEPT_FOR = 20_000;

let pressed: { button: HTMLButtonElement; timer: number } | undefined;
const chosen = new Set<HTMLSelectElement>();

/** A form that asks for an address: the document that it leads to is the answer. */
const isHtmlsOwn = (button: HTMLElement | null): boolean =>
  button instanceof HTMLButtonElement &&
  button.type === 'submit' &&
  button.form?.method === 'get' &&
  button.form.hasAttribute('action');

/** Whoever presses something else has changed their mind. */
function forget(): HTMLButtonElement | undefined {
  if (!pressed) return;
  const { button, timer } = pressed;
  clearTimeout(timer);
  button.removeAttribute('aria-busy');
  pressed = undefined;
  return button;
}

/** Made without the keeper: by React, by HTML, or by the shell, which then says whom to call. */
let isLetThrough = false;

/** Without an address a form would write its visitor's words into the one of the page. */
const keepWords = (event: Event): void => event.preventDefault();

function letThrough(): void {
  const button = forget();
  if (!button?.form?.hasAttribute('action')) button?.form?.addEventListener('submit', keepWords, { once: true });
  isLetThrough = true;
  if (button?.isConnected) button.click();
  isLetThrough = false;
}

function keepPress(event: MouseEvent): void {
  if (isLetThrough) return;
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
  const isSame = button && button === pressed?.button;
  if (!isSame) forget();
  if (!button || hydrationOf(button) || isHtmlsOwn(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isSame) return;
  button.setAttribute('aria-busy', 'true');
  pressed = { button, timer: setTimeout(letThrough, KEPT_FOR) };
}

function keepChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.closest('#root') && !hydrationOf(target)) chosen.add(target);
}

/** A form that HTML sends to its own address, until the document that answers it is here. */
let sent: SubmitEvent | undefined;

const keepSent = (event: SubmitEvent): void => {
  if (!event.defaultPrevented && isHtmlsOwn(event.submitter)) sent = event;
};

/** A choice in a form that is on its way goes with it: it is sent anew, as the same press would. */
function sendAnew({ target }: Event): void {
  const { target: form, submitter } = sent ?? {};
  if (!(form instanceof HTMLFormElement && target instanceof HTMLSelectElement && target.form === form)) return;
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => !(field[1] instanceof File),
  );
  location.assign(`${form.action}?${new URLSearchParams(fields)}`);
}

/** A choice is told to React where it answers, else to the gateway. */
function tell(select: HTMLSelectElement): void {
  chosen.delete(select);
  if (hydrationOf(select) === 'done') select.dispatchEvent(new Event('change', { bubbles: true }));
  else if (select.form?.method === 'get' && select.form.hasAttribute('action')) select.form.requestSubmit();
}

/** Makes good what was kept for parts that have come, or of which it is known that they will not. `isLost`: all of them. */
export function settle(isLost = false): void {
  for (const select of chosen) {
    if (!select.isConnected) chosen.delete(select);
    else if (isLost || hydrationOf(select)) tell(select);
  }
  if (pressed && (isLost || !pressed.button.isConnected || hydrationOf(pressed.button))) letThrough();
}

/** `onUse` is called with each press and each choice that has to wait. */
export function keepEarlyPresses(onUse: () => void): void {
  const use = (keep: () => void) => {
    keep();
    if (pressed || chosen.size > 0) onUse();
  };
  addEventListener('click', (event) => use(() => keepPress(event)), { capture: true });
  addEventListener('change', (event) => use(() => keepChoice(event)), { capture: true });
  addEventListener('submit', keepSent);
  addEventListener('change', sendAnew);
  addEventListener('pageshow', () => {
    sent = undefined;
  });
  // After React's own work, of which the mark is a part.
  addEventListener(HYDRATION, () => setTimeout(settle));
}
