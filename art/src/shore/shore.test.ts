import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../rasters.ts';
import { camera } from './camera.ts';
import { landOf } from './ground.ts';
import { placesFile, placesOf, printPlaces } from './places.ts';
import { shore } from './shore.ts';
import { spotsOf } from './spots.ts';
import { towns } from './towns.ts';

const frames = ['wide', 'tall'] as const;

it('is the same drawing each time', () => {
  const day = shore('wide', 'day');
  expect(shore('wide', 'day')).toBe(day);
  expect(shore('wide', 'evening')).not.toBe(day);
}, 30_000);

it('has told the site where things stand', () => {
  expect(readFileSync(join(root, placesFile), 'utf8'), 'Run `npm run art -- shore-wide`').toBe(printPlaces());
});

it.each(frames)('keeps every name and window on the %s print', (frame) => {
  const places = Object.values(placesOf(camera(frame)));
  for (const [x, y] of places.flatMap(({ label, homes }) => [label, ...homes])) {
    expect(x).toBeGreaterThan(1);
    expect(x).toBeLessThan(99);
    expect(y).toBeGreaterThan(1);
    expect(y).toBeLessThan(99);
  }
});

it.each(frames)('has room for %s homes on dry ground in every town, none upon another', (frame) => {
  const cam = camera(frame);
  const land = landOf(cam);
  const { homes } = spotsOf(cam, land);
  expect([...homes].filter(([, spots]) => spots.length < 2)).toEqual([]);
  const points = Object.keys(towns).flatMap((slug) => cam.all(homes.get(slug) ?? []));
  expect(points.filter((point) => !land.isDry(point))).toEqual([]);
  const gaps = points.flatMap(([x, y], i) => points.slice(i + 1).map(([a, b]) => Math.hypot(x - a, y - b)));
  expect(Math.min(...gaps)).toBeGreaterThan(16);
});

it.each(frames)('lies from north to south on the %s print', (frame) => {
  const cam = camera(frame);
  const north = [towns['union-beach'], towns['red-bank'], towns['long-branch'], towns['asbury-park']];
  const heights = north.map(({ at }) => cam.to(at)[1]);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});
