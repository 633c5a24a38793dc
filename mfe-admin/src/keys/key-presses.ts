import { useNavigate } from 'platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { destinations } from '../frame/destinations.ts';
import { overlay } from '../frame/overlay.ts';
import { letterOf } from './letter-of.ts';
import { letters } from './setting.ts';

/** Milliseconds within which a second letter must follow G. */
const TOGETHER = 1500;

const fields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"]';

/** Whether the key belongs to a text field or to a dialog. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(fields) !== null) || document.querySelector('[role="dialog"]') !== null;

/** Moves the focus in the page's list, from the row that is focused or open. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true');
  const next = rows[from < 0 ? 0 : from + by];
  next?.focus();
}

/** Focuses or presses the element whose `aria-keyshortcuts` names this key. */
function reach(key: string): boolean {
  const element = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (element instanceof HTMLInputElement) element.focus();
  else element?.click();
  return element !== null;
}

/** Handles the keys of all admin pages, as the list on `?` names them. */
export default function KeyPresses(): null {
  const navigate = useNavigate();
  const pressedG = useRef(Number.NEGATIVE_INFINITY);

  /** Returns whether the key did something. */
  function press(key: string, at: number): boolean {
    const isSecond = at - pressedG.current < TOGETHER;
    pressedG.current = key === 'g' && !isSecond ? at : Number.NEGATIVE_INFINITY;
    if (isSecond) {
      const to = destinations.find(({ letter }) => letter?.toLowerCase() === key)?.to;
      if (to) void navigate(to);
      return to !== undefined;
    }
    if (key === '?') overlay.set('keys');
    else if (key === 'n') void navigate('/admin/homes/new');
    else if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
    else return key !== 'g' && reach(key);
    return true;
  }

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { metaKey, ctrlKey, altKey, repeat, isComposing } = event;
    const key = letterOf(event);
    if ((metaKey || ctrlKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      if (overlay.get() === 'find') overlay.set(null);
      else if (!document.querySelector('[role="dialog"]')) overlay.set('find');
      return;
    }
    if (metaKey || ctrlKey || altKey || repeat || isComposing || event.defaultPrevented) return;
    if (key.length !== 1 || !letters.get() || isTaken(event)) return;
    if (press(key, event.timeStamp)) event.preventDefault();
  });

  useEffect(() => {
    // Autofill says that a key went down, and names none.
    const listen = (event: Event) => event instanceof KeyboardEvent && handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return null;
}
