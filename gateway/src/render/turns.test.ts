import { expect, it } from 'vitest';
import { ownTurn } from './turns.ts';

/** In which turn of the event loop each of so many pieces begins. */
async function turnsOf(pieces: number): Promise<number[]> {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const turns = await Promise.all(Array.from({ length: pieces }, () => ownTurn().then(() => turn)));
  isOver = true;
  return turns;
}

it('gives each of a few pieces a turn of its own, in their order', async () => {
  const turns = await turnsOf(50);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(new Set(turns).size).toBe(50);
});

it('lets several begin in one turn where many wait, so that the last does not wait for as many turns', async () => {
  const turns = await turnsOf(2000);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(turns.at(-1)).toBeLessThan(400);
});
