import { expect, test } from 'vitest';
import { runInOrder } from './run-in-order.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('presses on one home are sent in their order, each with its answer', async () => {
  const sent: string[] = [];
  const send = (word: string, ms: number) => () => {
    sent.push(word);
    return after(ms).then(() => word);
  };
  const answers = await Promise.all([
    runInOrder('a home', send('sold', 30)),
    runInOrder('a home', send('archived', 1)),
    runInOrder('another', send('pending', 1)),
  ]);
  expect(sent.filter((word) => word !== 'pending')).toEqual(['sold', 'archived']);
  expect(answers).toEqual(['sold', 'archived', 'pending']);
});

test('one that fails holds up nothing, and says so to whoever pressed it', async () => {
  const failed = runInOrder('a home', () => Promise.reject(new Error('refused')));
  const next = runInOrder('a home', async () => 'done');
  await expect(failed).rejects.toThrow('refused');
  expect(await next).toBe('done');
});
