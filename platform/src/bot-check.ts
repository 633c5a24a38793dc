/** Asks the invisible bot-check service for a token, or plays its part where none is configured. */

import type { BotCheckAction } from 'schema';

export type BotCheckSettings = { mode: string; siteKey?: string; scriptUrl?: string };

/** Any failure to get a token; the message says which, for the log. The visitor reads one sentence whatever it was. */
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

/** Called once, by the shell. With a site key the service's script starts loading; without one no outside script is ever asked for. */
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

/** A service that loads and then says nothing, because the rest of it is blocked, must not keep a form sending for ever. */
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

/** The token of the pretended service: `ok`, or what a tester wrote into sessionStorage['bot-check']. */
function fakeToken(): string {
  try {
    return sessionStorage.getItem('bot-check') ?? 'ok';
  } catch {
    return 'ok'; // The browser blocks storage; then nobody can have written there.
  }
}

/** A token for one submission, or `undefined` where the check is off. Rejects with `BotCheckError`. */
export async function botCheckToken(action: BotCheckAction): Promise<string | undefined> {
  if (settings.mode === 'fake') return fakeToken();
  if (settings.mode !== 'recaptcha') return undefined;
  if (!settings.siteKey) throw new BotCheckError('reCAPTCHA is not available. Please refresh the page and try again.');
  return realToken(settings.siteKey, action);
}
