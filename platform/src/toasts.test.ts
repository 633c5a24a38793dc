import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToast, toast, toasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => toasts.get()?.title;
const close = () => forgetToast(toasts.get()?.id ?? 0);

test('a toast that closed is forgotten a million milliseconds later, and not before', () => {
  toast({ title: 'The first.' });
  close();
  vi.advanceTimersByTime(999_999);
  expect(shown()).toBe('The first.');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('a newer toast is not forgotten with the one before', () => {
  toast({ title: 'The first.' });
  close();
  vi.advanceTimersByTime(10_000);
  toast({ title: 'The second.' });
  vi.advanceTimersByTime(2_000_000);
  expect(shown()).toBe('The second.');
});
