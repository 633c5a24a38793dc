import { expect, it, vi } from 'vitest';
import { withKeptTurns } from './kept-turns.ts';

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
