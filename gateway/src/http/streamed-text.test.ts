import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type Encoding, StreamedText } from './encoding.ts';

const PART = 64 * 1024;
let made = 0;

async function* parts() {
  for (made = 0; made < 200; made += 1) yield randomBytes(PART / 2).toString('hex');
}

let stop: (() => unknown) | undefined;
afterEach(() => stop?.());

it.each<Encoding>(['br', 'gzip', 'identity'])(
  '%s: a client that takes nothing has few parts made',
  async (encoding) => {
    const body = new StreamedText(parts()).as(encoding);
    stop = () => body.destroy();
    body.read(0);
    await vi.waitFor(() => expect(body.readableLength).toBeGreaterThan(0), 5000);
    // Long enough for all parts, if they were made.
    await wait(1000);
    expect(made).toBeLessThan(10);
  },
);
