import { expect, it } from 'vitest';
import { changeInOrder } from './change-in-order.ts';

const refused = () => Promise.reject(new Error('refused'));
const taken = () => Promise.resolve('taken');

async function press(id: string, works: readonly (() => Promise<string>)[]) {
  const states = ['new', 'contacted', 'closed', 'spam'];
  const shown: string[] = [];
  const show = (state: string) => shown.push(state);
  const pressed = works.map((work, place) =>
    changeInOrder(id, { from: states[place] ?? '', to: states[place + 1] ?? '', show, work }),
  );
  await Promise.allSettled(pressed);
  return shown;
}

it('two presses that both fail leave what the gateway has, not what the first one foresaw', async () => {
  expect(await press('both', [refused, refused])).toEqual(['contacted', 'closed', 'new']);
});

it('what the gateway has taken stays, where a later press fails', async () => {
  expect(await press('later', [taken, refused])).toEqual(['contacted', 'closed', 'contacted']);
});

it('a press that fails is not shown over a later one that is under way', async () => {
  expect(await press('earlier', [refused, taken])).toEqual(['contacted', 'closed']);
});
