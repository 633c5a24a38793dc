/** A visitor in any engine: opens pages, and finds by its words what is to be seen, pressed or filled in. */

import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

/** In the page: the shown elements of a kind whose name, or whose words, fit. */
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
  /** Opens a page and waits until it answers. */
  open(path: string): Promise<void>;
  /** How many of a kind are shown under this name. */
  count(selector: string, name?: RegExp): Promise<number>;
  /** Waits until something of a kind is shown under this name. */
  sees(selector: string, name?: RegExp): Promise<void>;
  /** Waits until nothing of a kind is shown under this name any more. */
  misses(selector: string, name?: RegExp): Promise<void>;
  /** Presses the first that is shown, once its part of the page answers. */
  presses(selector: string, name?: RegExp): Promise<void>;
  types(selector: string, text: string, name?: RegExp): Promise<void>;
  /** Chooses in a list, as a finger does. */
  chooses(selector: string, value: string, name?: RegExp): Promise<void>;
  /** Waits until the address ends so. */
  isAt(end: RegExp): Promise<void>;
  goesBack(): Promise<void>;
  /** Scrolls until the first that is shown is in sight. */
  comesNear(selector: string, name?: RegExp): Promise<void>;
  /** The page is no wider than the window. */
  scrollsNowhereSideways(): Promise<void>;
}

export function visitorIn(engine: Engine, origin: string): Visitor {
  const wait = { timeout: 60_000 };
  let sought = 0;
  const count = (selector: string, name = /./) => engine.run<number>(seeking(selector, name, 'return shown.length;'));
  /** Gives the first that is shown, and that React answers for, a mark of its own. A picture on its way to a page takes no press. */
  const mark = async (selector: string, name = /./): Promise<string> => {
    sought += 1;
    const answers = `
      const first = shown[0];
      const part = first?.closest('[data-hydration],[data-frame],main,[data-slot]');
      if (!first || (part && part.dataset.hydration !== 'done')) return false;
      if (document.getAnimations().some(({ effect }) => effect?.pseudoElement?.startsWith('::view-transition'))) return false;
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
