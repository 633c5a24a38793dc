import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const here = () => false;
const forGood = () => new Promise<never>(() => undefined);
const refused = { code: 'RATE_LIMITED', retryAfter: 5 };

it('refuses who has waited too long for work that does not end, and who would be one too many', async () => {
  const limited = createConcurrencyLimit(1, { patienceMs: 20, mostWaiting: 2 })(here);
  void limited(forGood);
  const waiting = [limited(forGood), limited(forGood)];
  const tooMany = limited(forGood);
  const [first] = await Promise.all([
    Promise.race([...waiting, tooMany].map((one, index) => one.catch(() => index))),
    expect(tooMany).rejects.toMatchObject(refused),
    ...waiting.map((one) => expect(one).rejects.toMatchObject(refused)),
  ]);
  expect(first).toBe(2);
});

it('keeps the order, and passes over those whose client has gone', async () => {
  const limit = createConcurrencyLimit(1, { mostWaiting: 3 });
  let end = () => {};
  const first = limit(here)(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const done: string[] = [];
  let hasLeft = false;
  const left = limit(() => hasLeft)(async () => void done.push('left'));
  const others = ['one', 'two'].map((name) => limit(here)(async () => void done.push(name)));
  hasLeft = true;
  // Whoever has left makes room.
  others.push(limit(here)(async () => void done.push('three')));
  await expect(left).rejects.toMatchObject(refused);
  end();
  await Promise.all([first, ...others]);
  expect(done).toEqual(['one', 'two', 'three']);
});
