/**
 * Stores what a visitor does before React can answer. When its part is hydrated, a press on a button is repeated, and a
 * choice in a list is reported. Neither is undone, because what HTML does by itself is not touched.
 * `platform/src/hydration-marks.ts` marks how far each part has come.
 */

import { HYDRATION, hydrationOf } from 'platform/hydration';

/** Milliseconds for which a press is stored. On a slow line the scripts take half of that. */
const KEPT_FOR = 20_000;

type Press = {
  timer: number;
  /** Of a toggle: whether it stood as pressed. */
  shown: string | null;
};

const shownBy = (button: HTMLButtonElement) => button.getAttribute('aria-pressed');

/** In the order of the presses: every toggle, and of the other buttons the last one. */
const pressed = new Map<HTMLButtonElement, Press>();
const chosen = new Set<HTMLSelectElement>();

/** A form that requests a document by GET: that document is the answer to the press. */
const isHtmlsOwn = (button: HTMLElement | null): boolean =>
  button instanceof HTMLButtonElement &&
  button.type === 'submit' &&
  button.form?.method === 'get' &&
  button.form.hasAttribute('action');

function forget(button: HTMLButtonElement, { timer }: Press): void {
  clearTimeout(timer);
  button.removeAttribute('aria-busy');
  pressed.delete(button);
}

/**
 * The press is not stored again: React, HTML or the shell answers it. The shell then shows the agent's phone and mail.
 */
let isLetThrough = false;

/** A form without an action would put the visitor's words into the page's URL. */
const keepWords = (event: Event): void => event.preventDefault();

function letThrough(button: HTMLButtonElement, press: Press): void {
  forget(button, press);
  if (!button.form?.hasAttribute('action')) button.form?.addEventListener('submit', keepWords, { once: true });
  isLetThrough = true;
  // A toggle may stand as its visitor wants it already: the document does not know what this browser has stored. It shows
  // that once React has hydrated what is around it, as it does for an event that it may not miss. Nothing listens to this one.
  button.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  if (button.isConnected && shownBy(button) === press.shown) button.click();
  isLetThrough = false;
}

function keepPress(event: MouseEvent): void {
  if (isLetThrough) return;
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
  // What the visitor presses next takes a press back, but on a toggle only the next press on it does.
  for (const [one, press] of pressed) if (one !== button && press.shown === null) forget(one, press);
  if (!button || hydrationOf(button) || isHtmlsOwn(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const kept = pressed.get(button);
  if (kept?.shown) forget(button, kept);
  if (kept) return;
  button.setAttribute('aria-busy', 'true');
  const press: Press = { timer: setTimeout(() => letThrough(button, press), KEPT_FOR), shown: shownBy(button) };
  pressed.set(button, press);
}

/** Escape takes a press back that has not been answered yet, but no toggle. */
function takeBack({ key }: KeyboardEvent): void {
  if (key === 'Escape') for (const [one, press] of pressed) if (press.shown === null) forget(one, press);
}

/**
 * The page is left before it could answer. What a toggle with a name stands for, its value, is left under that name in this
 * tab, for the next page that has such toggles.
 */
function leaveToggles(): void {
  try {
    for (const [{ name, value }, { shown }] of pressed)
      if (name && shown === 'false') sessionStorage.setItem(name, `${sessionStorage.getItem(name) ?? ''} ${value}`);
  } catch {
    // Storage is blocked.
  }
}

function keepChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.closest('#root') && !hydrationOf(target)) chosen.add(target);
}

/** A form that HTML has sent by GET, until its document arrives. */
let sent: SubmitEvent | undefined;

const keepSent = (event: SubmitEvent): void => {
  if (!event.defaultPrevented && isHtmlsOwn(event.submitter)) sent = event;
};

/** The visitor changed a choice while its form was on its way, so the form is sent again with the new choice. */
function sendAnew({ target }: Event): void {
  const { target: form, submitter } = sent ?? {};
  if (!(form instanceof HTMLFormElement && target instanceof HTMLSelectElement && target.form === form)) return;
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => !(field[1] instanceof File),
  );
  location.assign(`${form.action}?${new URLSearchParams(fields)}`);
}

/** Reports a choice to React if its part is hydrated, else to the gateway. */
function tell(select: HTMLSelectElement): void {
  chosen.delete(select);
  if (hydrationOf(select) === 'done') select.dispatchEvent(new Event('change', { bubbles: true }));
  else if (select.form?.method === 'get' && select.form.hasAttribute('action')) select.form.requestSubmit();
}

/** Handles what was stored for parts that are hydrated or have failed. `isLost`: all parts have failed. */
export function settle(isLost = false): void {
  for (const select of chosen) {
    if (!select.isConnected) chosen.delete(select);
    else if (isLost || hydrationOf(select)) tell(select);
  }
  for (const [button, press] of pressed)
    if (isLost || !button.isConnected || hydrationOf(button)) letThrough(button, press);
}

/** `onUse` is called for each press and each choice that has to wait. */
export function keepEarlyPresses(onUse: () => void): void {
  const use = (keep: () => void) => {
    keep();
    if (pressed.size + chosen.size > 0) onUse();
  };
  addEventListener('click', (event) => use(() => keepPress(event)), { capture: true });
  addEventListener('change', (event) => use(() => keepChoice(event)), { capture: true });
  addEventListener('keydown', takeBack);
  addEventListener('pagehide', leaveToggles);
  addEventListener('submit', keepSent);
  addEventListener('change', sendAnew);
  addEventListener('pageshow', () => {
    sent = undefined;
  });
  // After React has finished the commit in which the mark was set.
  addEventListener(HYDRATION, () => setTimeout(settle));
}
