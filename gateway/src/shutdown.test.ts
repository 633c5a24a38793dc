import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAIL_PATIENCE_MS } from './jobs/delivery.ts';
import { ANSWERS_PATIENCE_MS } from './shutdown.ts';

it('takes less than a container is left to stop', () => {
  const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  const seconds = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
  const drain = Number(/DRAIN_SECONDS: "(\d+)"/.exec(compose)?.[1]);
  expect(drain * 1000 + ANSWERS_PATIENCE_MS + MAIL_PATIENCE_MS).toBeLessThan(seconds * 1000);
});
