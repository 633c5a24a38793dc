/** Runs one visit as a test in every engine besides Chromium. Fails on console output and on horizontal scrolling. */

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
  // The browser's own line about a document with status 404, or a check with status 401.
  /status of 40[14]|40[14] \(/,
  // Specified for a film that cannot be played, for example because a codec is missing.
  /The video of the home page could not be played/,
  // When a page is left, Firefox cancels its scripts and then checks the hash of nothing.
  /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/,
  // And says of a font on its way that it was cut off (NS_BINDING_ABORTED).
  /downloadable font: download failed .* status=2152398850/,
];

/** The console's lines without those that are expected in these engines. */
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

/** For what WebKit's driver cannot do. */
export const inFirefox = (does: string, visit: Visit): void => inEngine(engines[0], does, visit);
