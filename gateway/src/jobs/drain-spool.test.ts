import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../core/logger.ts';
import type { SpooledLead } from '../modules/leads/lead-spool.ts';
import { startDraining } from './drain-spool.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

/** A spool with these names, and the order in which they were stored. */
function openSpool(names: readonly string[], store: (name: string) => Promise<void>) {
  const held = new Set(names);
  const stored: string[] = [];
  const lead = (address: string): SpooledLead => ({
    kind: 'capture',
    input: { email: 'robin@visitor.example' },
    verdict: 'passed',
    receivedAt: new Date(),
    address,
  });
  const spool = {
    list: async () => [...held],
    read: async (name: string) => lead(name),
    remove: async (name: string) => void held.delete(name),
  };
  const leads = {
    async storeSpooled({ address }: SpooledLead) {
      await store(address);
      stored.push(address);
    },
  };
  return { stored, stop: startDraining({ spool, leads, logger: createLogger('silent') }) };
}

it('passes over what cannot be stored, and tries it again ten minutes later', async () => {
  let tries = 0;
  const { stored, stop } = openSpool(['strange', 'usual'], async (name) => {
    if (name !== 'strange') return;
    tries += 1;
    if (tries === 1) throw new Error('Nobody knows why');
  });
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect([stored, tries]).toEqual([['usual'], 1]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect([stored, tries]).toEqual([['usual', 'strange'], 2]);
  await stop();
});

it('tries it again ten minutes later, though the clock was set back an hour meanwhile', async () => {
  let tries = 0;
  const { stored, stop } = openSpool(['strange'], async () => {
    tries += 1;
    if (tries === 1) throw new Error('Nobody knows why');
  });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(stored).toEqual(['strange']);
  await stop();
});

it('stores the lead in hand when it is asked to stop, and leaves the rest where it is', async () => {
  const { stored, stop } = openSpool(['one', 'two', 'three'], () => new Promise((resolve) => setTimeout(resolve, 100)));
  await vi.advanceTimersByTimeAsync(50);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  expect(stored).toEqual(['one']);
});
