import * as z from 'zod/mini';
import { bounds, requiredText } from './text.ts';

/** A password is taken as it was typed, neither trimmed nor normalized. */
export const password = z.string().check(z.minLength(1), z.maxLength(1000));

export const signInInput = z.object({ username: requiredText(bounds.name), password });
export type SignInInput = z.output<typeof signInInput>;

export const passwordChange = z.object({
  current: password,
  next: password.check(z.minLength(12, 'At least 12 characters')),
});
export type PasswordChange = z.output<typeof passwordChange>;
