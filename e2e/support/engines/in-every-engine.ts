/** One visit as a test of each engine beside Chromium: nothing said in the console, nothing that scrolls sideways. */

import type { Site } from '../site.ts';
import { expect, test } from '../test.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { openWebKit } from './webkit.ts';

type Size = readonly [width: number, height: number];
export const phone: Size = [360, 740];
export const desk: Size = [1280, 860];

const engines = [
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
] as const;

const expected = [
  // The browser's own line for a document that answers 404, or a check that answers 401.
  /status of 40[14]|40[14] \(/,
  // Specified for a film that cannot be played, as where a codec is missing.
  /The video of the home page could not be played/,
  // Firefox compares the hash of a script that it gave up when its page was left: the hash of nothing.
  /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/,
];

/** What the console said beside what is expected of these engines. */
const unexpectedIn = (engine: Engine): string[] =>
  engine.said().filter((line) => !expected.some((pattern) => pattern.test(line)));

type Visit = (visitor: Visitor, site: Site) => Promise<void>;

const inEngine = ([name, open]: (typeof engines)[number], does: string, visit: Visit): void =>
  test(`${name} ${does}`, async ({ site }) => {
    const engine = await open();
    try {
      await visit(visitorIn(engine, site.origin), site);
      expect(unexpectedIn(engine)).toEqual([]);
    } finally {
      await engine.close();
    }
  });

export function inEveryEngine(does: string, visit: Visit): void {
  for (const engine of engines) inEngine(engine, does, visit);
}

/** What the other's driver cannot ask for. */
export const inFirefox = (does: string, visit: Visit): void => inEngine(engines[0], does, visit);
