import { expect, it, vi } from 'vitest';

const { startRegistration, startAuthentication } = vi.hoisted(() => ({
  startRegistration: vi.fn(),
  startAuthentication: vi.fn(),
}));
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startRegistration,
  startAuthentication,
}));
vi.mock('../connection/failure-words.ts', () => ({ failureWords: () => 'The gateway did not answer.' }));
vi.mock('../session/session.ts', () => ({ SessionNotKept: class extends Error {} }));

const { makePasskey, signWithPasskey } = await import('./passkey.ts');
const { explainStep } = await import('./explain-step.ts');

/** The library gives its error the name of the browser's. */
const refusal = (name: string) => Object.assign(new Error('The authenticator was previously registered'), { name });

const asked = { challenge: 'abc', rpId: 'localhost' };
const start = { ...asked, rpName: 'Site', userId: 'abc', userName: 'agent', known: [] };

const wordsOf = (work: Promise<unknown>) => work.then(() => 'done', explainStep);

it('a device that has a passkey already is said to have one, whoever wraps the browser’s error', async () => {
  startRegistration.mockRejectedValueOnce(refusal('InvalidStateError'));
  expect(await wordsOf(makePasskey(start))).toBe('That device has a passkey already.');
});

it.each(['NotAllowedError', 'AbortError', 'SecurityError', 'ConstraintError', 'NotReadableError', 'UnknownError'])(
  'where the browser says %s, the gateway is not blamed',
  async (name) => {
    startRegistration.mockRejectedValueOnce(refusal(name));
    startAuthentication.mockRejectedValueOnce(refusal(name));
    expect(await wordsOf(makePasskey(start))).toBe('No passkey was used.');
    expect(await wordsOf(signWithPasskey(asked))).toBe('No passkey was used.');
  },
);
