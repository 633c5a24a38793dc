import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const here = () => false;
const forGood = () => new Promise<never>(() => undefined);
const refused = { code: 'RATE_LIMITED', retryAfter: 5 };

it('refuses who has waited too long for work that does not end, and who would be one too many', async () => {
  const inTurn = createTurns(1, { patienceMs: 20, mostWaiting: 2 })(here);
  void inTurn(forGood);
  const waiting = [inTurn(forGood), inTurn(forGood)];
  const tooMany = inTurn(forGood);
  const [first] = await Promise.all([
    Promise.race([...waiting, tooMany].map((one, index) => one.catch(() => index))),
    expect(tooMany).rejects.toMatchObject(refused),
    ...waiting.map((one) => expect(one).rejects.toMatchObject(refused)),
  ]);
  expect(first).toBe(2);
});

it('keeps the order, and passes over those whose client has gone', async () => {
  const turns = createTurns(1, { mostWaiting: 3 });
  let end = () => {};
  const first = turns(here)(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const done: string[] = [];
  let hasLeft = false;
  const left = turns(() => hasLeft)(async () => void done.push('left'));
  const others = ['one', 'two'].map((name) => turns(here)(async () => void done.push(name)));
  hasLeft = true;
  // Whoever has left makes room.
  others.push(turns(here)(async () => void done.push('three')));
  await expect(left).rejects.toMatchObject(refused);
  end();
  await Promise.all([first, ...others]);
  expect(done).toEqual(['one', 'two', 'three']);
});
