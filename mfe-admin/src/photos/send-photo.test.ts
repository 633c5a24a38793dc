// A photo on a line that falls silent, of which no browser tells.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('platform', () => ({ RestError: class extends Error {} }));
vi.mock('../session/sign-in-again.ts', () => ({ withSession: (call: () => Promise<unknown>) => call() }));

const { sendPhoto } = await import('./send-photo.ts');

type Progress = (event: { loaded: number; total: number }) => void;

/** The request that was sent last. */
let sent: Call;

class Call {
  upload: { onprogress?: Progress } = {};
  status = 200;
  responseText = '{"filePaths":["a.jpg"]}';
  onload?: () => void;
  onloadend?: () => void;
  isAborted = false;

  constructor() {
    sent = this;
  }
  open(): void {}
  send(): void {}
  abort(): void {
    this.isAborted = true;
    this.onloadend?.();
  }
  answer(): void {
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = () =>
  sendPhoto({ file: new File(['a'], 'a.jpg'), signal: new AbortController().signal, onProgress: () => undefined });

test('a photo on a line that fell silent fails after a minute, and travels no more', async () => {
  const failed = expect(send()).rejects.toThrow('The line fell silent');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(sent.isAborted).toBe(true);
});

test('a photo that travels slowly is not given up', async () => {
  const up = send();
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    await vi.advanceTimersByTimeAsync(50_000);
    sent.upload.onprogress?.({ loaded, total: 10 });
  }
  sent.answer();
  expect(await up).toBe('a.jpg');
  expect(vi.getTimerCount()).toBe(0);
});
