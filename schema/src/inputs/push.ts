import * as z from 'zod/mini';
import { requiredText } from './text.ts';

const keyOf = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), 'Invalid input'));
};

/** A browser's subscription (Push API). The gateway checks which endpoints it may send to. */
export const newPushDevice = z.object({
  endpoint: requiredText(1000),
  /** A point of P-256, not compressed. */
  p256dh: keyOf(65),
  auth: keyOf(16),
});
export type NewPushDevice = z.output<typeof newPushDevice>;
