import { expect, test } from 'vitest';
import type { Desk } from './release-words.ts';
import { isLive, isTried, servedOf } from './served.ts';

type Part = Desk['parts'][number];
type Release = Part['releases'][number];

const part = (version: string | undefined): Part => ({
  name: 'mfe-areas',
  since: null,
  by: null,
  lastStepAt: null,
  sizes: [],
  releases: version === undefined ? [] : [{ version, isLive: true } as Release],
});
const canary = { name: 'mfe-areas', version: '2', share: 10, isByRule: true } as NonNullable<Desk['canary']>;
const desk = (version: string | undefined, tried: Desk['canary'] = null): Desk => ({
  parts: [part(version)],
  canary: tried,
  history: [],
  tokens: [],
});

test('a press has what it wants where the release is live, or none is', () => {
  expect(isLive('mfe-areas', '1')(desk('1'))).toBe(true);
  expect(isLive('mfe-areas', '2')(desk('1'))).toBe(false);
  expect(isLive('mfe-areas', undefined)(desk(undefined))).toBe(true);
});

test('so it has where the canary is the same for as many, or there is none of the part', () => {
  const wanted = { version: '2', share: 10, isByRule: true };
  expect(isTried('mfe-areas', wanted)(desk('1', canary))).toBe(true);
  expect(isTried('mfe-areas', { ...wanted, share: 50 })(desk('1', canary))).toBe(false);
  expect(isTried('mfe-areas', null)(desk('1'))).toBe(true);
  expect(isTried('mfe-leads', null)(desk('1', canary))).toBe(true);
});

test('a release put live and a canary ended are told apart', () => {
  const told = [desk('1'), desk('2'), desk('1', canary)].map((one) => servedOf(one, 'mfe-areas'));
  expect(new Set(told).size).toBe(3);
});
