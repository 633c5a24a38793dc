import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAIL_PATIENCE_MS } from './jobs/delivery.ts';
import { ANSWERS_PATIENCE_MS, everyoneIn } from './shutdown.ts';

it('takes less than a container is left to stop', () => {
  const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  const seconds = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
  const drain = Number(/DRAIN_SECONDS: "(\d+)"/.exec(compose)?.[1]);
  expect(drain * 1000 + ANSWERS_PATIENCE_MS + MAIL_PATIENCE_MS).toBeLessThan(seconds * 1000);
});

it('closes the port after a short turn of the event loop, not behind one in which somebody may have come', async () => {
  const work = { turns: 0 };
  const held = new Int32Array(new SharedArrayBuffer(4));
  // Blocks the event loop as rendered pages would: turns of five milliseconds, beyond the number that is awaited in any
  // case.
  const draw = () => {
    if (work.turns >= 500) Atomics.wait(held, 0, 0, 5);
    work.turns += 1;
    if (work.turns < 540) setImmediate(draw);
  };
  setImmediate(draw);
  await everyoneIn();
  expect(work.turns).toBe(540);
});
