import { expect, it } from 'vitest';
import type { Walk } from '../service-area.ts';
import { towns } from '../towns.ts';
import { arrivals, askFor, lengthOf } from './minutes.ts';

const stop = (name: string, minutes: number) => ({ name, sentence: 'Here.', minutes });
const walk = (...minutes: number[]): Walk => ({
  line: 'A bench at the end.',
  stops: minutes.map((count, index) => stop(`Stop ${index + 1}`, count)),
});

it('counts the minutes from the first stop on', () => {
  expect(arrivals(walk(0, 6, 5, 8, 7))).toEqual([0, 6, 11, 19, 26]);
});

it('says as many stops as there are, and how long they take together', () => {
  expect(lengthOf(walk(0, 6, 5, 8, 7))).toBe('Five stops, 26 minutes on foot.');
  expect(lengthOf(walk(0, 6, 5))).toBe('Three stops, 11 minutes on foot.');
  expect(lengthOf(walk(0))).toBe('One stop, 0 minutes on foot.');
});

it('tells the agent which walk is asked for', () => {
  expect(askFor('Red Bank', walk(0, 9))).toBe(
    'I would like to book an hour in Red Bank and walk it with you: Stop 1 to Stop 2, 9 minutes on foot. When are you free?',
  );
});

const walks = await Promise.all(
  Object.entries(towns).map(async ([slug, load]) => [slug, (await load()).town.walk] as const),
);

it.each(walks)('%s: five stops, each named, told in one sentence and reached in whole minutes', (_slug, found) => {
  expect(found?.line).toMatch(/^[A-Z].*\.$/);
  expect(found?.stops).toHaveLength(5);
  for (const [index, { name, sentence, minutes }] of (found?.stops ?? []).entries()) {
    expect(name.length, name).toBeLessThanOrEqual(26);
    expect(sentence, name).toMatch(/^[A-Z].{10,90}\.$/);
    expect(Number.isInteger(minutes), name).toBe(true);
    expect(minutes === 0, name).toBe(index === 0);
    expect(minutes, name).toBeLessThanOrEqual(30);
  }
});

it('leads nowhere twice under the same sentence', () => {
  const sentences = walks.flatMap(([, found]) => found?.stops.map(({ sentence }) => sentence) ?? []);
  expect(new Set(sentences).size).toBe(sentences.length);
});
