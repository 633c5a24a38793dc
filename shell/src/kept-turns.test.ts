import { afterEach, expect, it, vi } from 'vitest';
import { withKeptTurns } from './kept-turns.ts';

afterEach(() => void vi.unstubAllGlobals());

it('what waits for its own message has it once more when the page comes back, and only then', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const Usual = MessageChannel;
  let channel: MessageChannel | undefined;
  await withKeptTurns(async () => {
    channel = new MessageChannel();
  });
  expect(MessageChannel).toBe(Usual);
  const turn = vi.fn();
  channel?.port1.addEventListener('message', turn);
  channel?.port1.start();
  show(false);
  await new Promise((later) => setTimeout(later, 20));
  expect(turn).not.toHaveBeenCalled();
  show(true);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledOnce());
  channel?.port1.close();
});

// Without this, `withKeptTurns` would have nothing to do, and nobody would hear of it.
it('React makes one channel for its turns, as it is loaded', async () => {
  const Usual = MessageChannel;
  let made = 0;
  class Counted extends Usual {
    constructor() {
      super();
      made += 1;
    }
  }
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('MessageChannel', Counted);
  // Node has it, and React prefers it there.
  vi.stubGlobal('setImmediate', undefined);
  await withKeptTurns(() => import('react-dom/client'));
  expect(made).toBe(1);
});
