/** Asks the invisible bot-check service for a token. In `fake` mode, it makes one itself. */

import type { BotCheckAction } from 'schema';

export type BotCheckSettings = { mode: string; siteKey?: string; scriptUrl?: string };

/** No token could be had. The message gives the reason for the log; the visitor always reads the same sentence. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';
}

type Enterprise = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

const POLL_MS = 100;
const POLL_ATTEMPTS = 50;

let settings: BotCheckSettings = { mode: 'off' };

const service = (): Enterprise | undefined =>
  (globalThis as { grecaptcha?: { enterprise?: Enterprise } }).grecaptcha?.enterprise;

/**
 * The shell calls this once. With a site key, the script of the service is loaded. Without one, no script of another
 * site is ever requested.
 */
export function provideBotCheck(given: BotCheckSettings): void {
  settings = given;
  if (settings.mode !== 'recaptcha' || !settings.siteKey || !settings.scriptUrl) return;
  const script = document.createElement('script');
  script.src = `${settings.scriptUrl}?render=${encodeURIComponent(settings.siteKey)}&trustedtypes=true`;
  script.async = true;
  document.head.append(script);
}

const pause = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

async function loadedService(): Promise<Enterprise> {
  for (let attempt = 0; attempt < POLL_ATTEMPTS; attempt += 1) {
    const found = service();
    if (found) return found;
    await pause(POLL_MS);
  }
  throw new BotCheckError('reCAPTCHA failed to load');
}

/**
 * The time limit is for a service that loads but never answers, because the rest of it is blocked. Without it, the form
 * would wait forever.
 */
async function realToken(siteKey: string, action: BotCheckAction): Promise<string> {
  const enterprise = await loadedService();
  const ready = new Promise<void>((resolve) => enterprise.ready(resolve));
  const asked = ready.then(() => enterprise.execute(siteKey, { action }));
  let cause: unknown;
  const token = await Promise.race([asked, pause(POLL_MS * POLL_ATTEMPTS)]).catch((error: unknown) => {
    cause = error;
  });
  if (token) return token;
  throw new BotCheckError('Failed to generate reCAPTCHA token', { cause });
}

/** The token of the fake service: `ok`, or what a tester wrote to sessionStorage['bot-check']. */
function fakeToken(): string {
  try {
    return sessionStorage.getItem('bot-check') ?? 'ok';
  } catch {
    return 'ok'; // The browser blocks storage, so no tester has written there.
  }
}

/** A token for one submission. `undefined` if the check is off. Rejects with `BotCheckError`. */
export async function botCheckToken(action: BotCheckAction): Promise<string | undefined> {
  if (settings.mode === 'fake') return fakeToken();
  if (settings.mode !== 'recaptcha') return undefined;
  if (!settings.siteKey) throw new BotCheckError('reCAPTCHA is not available. Please refresh the page and try again.');
  return realToken(settings.siteKey, action);
}
