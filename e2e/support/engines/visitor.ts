/** A visitor in any engine: opens pages, and finds what is visible by its text, to press it or fill it in. */

import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Runs in the page: the visible elements for a selector whose name or text matches. */
const SHOWN = `
  const nameOf = (one) => {
    const by = one.getAttribute('aria-labelledby');
    const label = by ? by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ') : one.getAttribute('aria-label');
    const name = label ?? (one.labels?.[0] ?? one).textContent ?? '';
    return (name.trim() || one.querySelector('img')?.alt || '').replaceAll(/\\s+/g, ' ').trim();
  };
  const shown = [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && new RegExp(name).test(nameOf(one)),
  );
`;

const seeking = (selector: string, name: RegExp, then: string) =>
  `const [selector, name] = ${JSON.stringify([selector, name.source])}; ${SHOWN} ${then}`;

export interface Visitor {
  readonly engine: Engine;
  /** Opens a page and waits until it is hydrated. */
  open(path: string): Promise<void>;
  /** How many elements are visible under this name. */
  count(selector: string, name?: RegExp): Promise<number>;
  /** Waits until an element is visible under this name. */
  sees(selector: string, name?: RegExp): Promise<void>;
  /** Waits until no element is visible under this name. */
  misses(selector: string, name?: RegExp): Promise<void>;
  /** Presses the first visible element when its part of the page is hydrated. */
  presses(selector: string, name?: RegExp): Promise<void>;
  types(selector: string, text: string, name?: RegExp): Promise<void>;
  /** Chooses an option of a select, as a user does. */
  chooses(selector: string, value: string, name?: RegExp): Promise<void>;
  /** Waits until the URL ends like this. */
  isAt(end: RegExp): Promise<void>;
  goesBack(): Promise<void>;
  /** Scrolls until the first visible element is in the window. */
  comesNear(selector: string, name?: RegExp): Promise<void>;
  /** Checks that the page is no wider than the window. */
  scrollsNowhereSideways(): Promise<void>;
}

export function visitorIn(engine: Engine, origin: string): Visitor {
  const wait = { timeout: 60_000 };
  let sought = 0;
  const count = (selector: string, name = /./) => engine.run<number>(seeking(selector, name, 'return shown.length;'));
  /**
   * Marks the first visible element if its part is hydrated and it stands where it stood a moment before: one that still
   * moves would be missed. Not during a view transition, when elements take no presses.
   */
  const mark = async (selector: string, name = /./): Promise<string> => {
    sought += 1;
    const answers = `
      const first = shown[0];
      const part = first?.closest('[data-hydration],[data-frame],main,[data-slot]');
      if (!first || (part && part.dataset.hydration !== 'done')) return false;
      if (document.getAnimations().some(({ effect }) => effect?.pseudoElement?.startsWith('::view-transition'))) return false;
      const { x, y } = first.getBoundingClientRect();
      const [place, before] = [x + ' ' + y, first.dataset.place];
      first.dataset.place = place;
      if (place !== before) return false;
      first.setAttribute('data-sought', '${sought}');
      return true;`;
    const message = `${selector} ${name} on ${await engine.run('return location.href')}`;
    await expect.poll(() => engine.run<boolean>(seeking(selector, name, answers)), { message, ...wait }).toBe(true);
    return `[data-sought="${sought}"]`;
  };
  return {
    engine,
    async open(path) {
      await engine.goto(`${origin}${path}`);
      const isDone = "return document.querySelector('main')?.dataset.hydration === 'done'";
      await expect.poll(() => engine.run<boolean>(isDone), { message: path, ...wait }).toBe(true);
    },
    count,
    async sees(selector, name) {
      const message = `${selector} ${name ?? ''} is shown`;
      await expect.poll(() => count(selector, name), { message, ...wait }).toBeGreaterThan(0);
    },
    async misses(selector, name) {
      await expect.poll(() => count(selector, name), { message: `${selector} ${name ?? ''} is gone`, ...wait }).toBe(0);
    },
    async presses(selector, name) {
      await engine.click(await mark(selector, name));
    },
    async types(selector, text, name) {
      await engine.type(await mark(selector, name), text);
    },
    async chooses(selector, value, name) {
      const list = await mark(selector, name);
      await engine.run(`
        const list = document.querySelector('${list}');
        list.value = ${JSON.stringify(value)};
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));`);
    },
    async isAt(end) {
      const address = () => engine.run<string>('return location.pathname + location.search + location.hash');
      await expect.poll(address, wait).toMatch(end);
    },
    async goesBack() {
      await engine.run('history.back()');
    },
    async comesNear(selector, name = /./) {
      await this.sees(selector, name);
      await engine.run(seeking(selector, name, "shown[0].scrollIntoView({ block: 'center', behavior: 'instant' });"));
    },
    async scrollsNowhereSideways() {
      const [wide, address] = await engine.run<[number, string]>(
        'return [document.documentElement.scrollWidth - innerWidth, location.href]',
      );
      expect(wide, address).toBeLessThanOrEqual(0);
    },
  };
}
