import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('platform', async () => {
  const { createStore } = await import('../../../platform/src/store.ts');
  const { toast, toasts } = await import('../../../platform/src/toasts.ts');
  return { createStore, toast, toasts, RestError: class extends Error {} };
});
vi.mock('../device/on-device.ts', () => ({ onDevice: async () => undefined }));
vi.mock('./session.ts', () => ({ isSignedIn: async () => true }));

const { toast, toasts } = await import('platform');
const { markOffline, offline } = await import('../connection/connection.ts');
const { noteTold } = await import('../connection/told-failures.ts');
const { logInRequest, offerLogIn, SignedOut, signInAgain, signIns, withSession } = await import('./sign-in-again.ts');

const window = new EventTarget();
beforeAll(() => {
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('window', window);
});

/** A call that is refused once `refuse` is called. */
function underWay() {
  const { promise, reject } = Promise.withResolvers<never>();
  return { answer: withSession(() => promise), refuse: () => reject(new SignedOut()) };
}

it('once the agent has closed the log-in, nothing that runs by itself opens it again; a press does', async () => {
  const [first, late] = [underWay(), underWay()];
  first.refuse();
  await vi.waitFor(() => expect(logInRequest.get()).not.toBeNull());
  logInRequest.get()?.(false);
  await expect(first.answer).rejects.toThrow(SignedOut);
  late.refuse();
  await expect(late.answer).rejects.toThrow(SignedOut);
  expect(logInRequest.get()).toBeNull();
  const byItself = underWay();
  byItself.refuse();
  await expect(byItself.answer).rejects.toThrow(SignedOut);
  expect(logInRequest.get()).toBeNull();
  window.dispatchEvent(new Event('pointerdown'));
  const next = underWay();
  next.refuse();
  await vi.waitFor(() => expect(logInRequest.get()).not.toBeNull());
  logInRequest.get()?.(false);
  await expect(next.answer).rejects.toThrow(SignedOut);
});

it('a query of a part that comes after the log-in was closed does not open it again; a click alone does', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  const first = underWay();
  first.refuse();
  await vi.waitFor(() => expect(logInRequest.get()).not.toBeNull());
  logInRequest.get()?.(false);
  await expect(first.answer).rejects.toThrow(SignedOut);
  // As each new query does.
  offerLogIn();
  const late = signInAgain();
  await new Promise((resolve) => setTimeout(resolve));
  expect(logInRequest.get()).toBeNull();
  expect(await late).toBe(false);
  window.dispatchEvent(new Event('click'));
  const asked = signInAgain();
  await vi.waitFor(() => expect(logInRequest.get()).not.toBeNull());
  logInRequest.get()?.(true);
  expect(await asked).toBe(true);
});

describe('a toast about what failed', () => {
  beforeEach(async () => {
    const failed = withSession(() => Promise.reject(new TypeError('no answer')), 'ChangeLead 7');
    toast({ title: 'The gateway did not answer' });
    noteTold(await failed.catch((error: unknown) => error));
  });

  it('goes once the same goes through', async () => {
    await withSession(async () => 'done', 'ChangeLead 7');
    expect(toasts.get()).toBeNull();
  });

  it('stays when something else goes through, and so does another toast', async () => {
    await withSession(async () => 'done', 'ChangeLead 8');
    await withSession(async () => 'a query');
    expect(toasts.get()?.title).toBe('The gateway did not answer');
    toast({ title: 'Copied' });
    await withSession(async () => 'done', 'ChangeLead 7');
    expect(toasts.get()?.title).toBe('Copied');
  });
});

it('who waits for a log-in is told of one, whatever has asked for it, and of none that was closed', async () => {
  for (const isSignedIn of [false, true]) {
    window.dispatchEvent(new Event('pointerdown'));
    const before = signIns.get();
    const asked = signInAgain();
    await vi.waitFor(() => expect(logInRequest.get()).not.toBeNull());
    logInRequest.get()?.(isSignedIn);
    expect(await asked).toBe(isSignedIn);
    expect(signIns.get()).toBe(before + Number(isSignedIn));
  }
});

it('who is told to sign in has a line, also where the log-in is closed', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  markOffline();
  const refused = underWay();
  refused.refuse();
  await vi.waitFor(() => expect(logInRequest.get()).not.toBeNull());
  expect(offline.get()).toBe(false);
  logInRequest.get()?.(false);
  await expect(refused.answer).rejects.toThrow(SignedOut);
});
