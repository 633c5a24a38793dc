import * as z from 'zod/mini';
import { password } from './account.ts';
import { bounds, requiredText } from './text.ts';

/**
 * Bytes made by a browser, as base64url. The longest is an attestation with certificates: a few thousand characters.
 */
const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20000}$/, 'Invalid input'));

/** The password again, before a second factor is added or removed. */
export const confirmation = z.object({ password });

export const passkeyAssertion = z.object({
  id: base64url,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  userHandle: z.optional(z.nullable(base64url)),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** People may type the code with spaces or hyphens, and in upper or lower case. */
const code = requiredText(40);

export const secondStepInput = z
  .object({
    ticket: base64url,
    code: z.optional(z.nullable(code)),
    passkey: z.optional(z.nullable(passkeyAssertion)),
  })
  .check(
    z.refine(({ code: typed, passkey }) => (typed == null) !== (passkey == null), {
      path: ['code'],
      message: 'Enter a code',
    }),
  );
export type SecondStepInput = z.output<typeof secondStepInput>;

export const totpConfirmation = z.object({ code });

export const newPasskey = z.object({
  name: requiredText(bounds.fact),
  id: base64url,
  clientDataJSON: base64url,
  attestationObject: base64url,
  transports: z.optional(z.nullable(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)))),
});
export type NewPasskey = z.output<typeof newPasskey>;
