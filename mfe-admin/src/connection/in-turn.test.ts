import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('presses on one home are sent in their order, and the last answer alone is shown', async () => {
  const sent: string[] = [];
  const send = (word: string, ms: number) => () => {
    sent.push(word);
    return after(ms).then(() => word);
  };
  const answers = await Promise.all([
    inTurn('a home', send('sold', 30)),
    inTurn('a home', send('archived', 1)),
    inTurn('another', send('pending', 1)),
  ]);
  expect(sent.filter((word) => word !== 'pending')).toEqual(['sold', 'archived']);
  expect(answers.map(({ isLast }) => isLast)).toEqual([false, true, true]);
});

test('one that fails holds up nothing, and says so to whoever pressed it', async () => {
  const failed = inTurn('a home', () => Promise.reject(new Error('refused')));
  const next = inTurn('a home', async () => 'done');
  await expect(failed).rejects.toThrow('refused');
  expect(await next).toEqual({ answer: 'done', isLast: true });
});
