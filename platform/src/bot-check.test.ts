import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotCheckError, type BotCheckSettings, botCheckToken, provideBotCheck } from './bot-check.ts';

const settings: BotCheckSettings = {
  mode: 'recaptcha',
  siteKey: 'a key',
  scriptUrl: 'https://check.example/script.js',
};
let scripts: { src: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const enterprise = {
  ready: (callback: () => void) => callback(),
  execute: async (siteKey: string, { action }: { action: string }) => `${siteKey} ${action}`,
};
const arrives = (service: object = enterprise) => vi.stubGlobal('grecaptcha', { enterprise: service });

/** The outcome of a request for a token after so many milliseconds. */
async function after(milliseconds: number): Promise<unknown> {
  let outcome: unknown = 'still waiting';
  botCheckToken('CONTACT_FORM_SUBMIT').then(
    (token) => {
      outcome = token;
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

test('the script comes from where it is configured, with the site key', () => {
  provideBotCheck(settings);
  expect(scripts.map(({ src }) => src)).toEqual(['https://check.example/script.js?render=a%20key&trustedtypes=true']);
});

test('without a site key, and in every other mode, no script is asked for', () => {
  provideBotCheck({ mode: 'recaptcha', scriptUrl: 'https://check.example/script.js' });
  for (const mode of ['fake', 'off']) provideBotCheck({ ...settings, mode });
  expect(scripts).toEqual([]);
});

test('a token is for the action', async () => {
  provideBotCheck(settings);
  arrives();
  expect(await after(0)).toBe('a key CONTACT_FORM_SUBMIT');
});

test('a script that comes late is waited for', async () => {
  provideBotCheck(settings);
  setTimeout(arrives, 4850);
  expect(await after(4900)).toBe('a key CONTACT_FORM_SUBMIT');
});

test('one that never comes is given up after 50 looks, 100 ms apart', async () => {
  provideBotCheck(settings);
  expect(await after(4999)).toBe('still waiting');
  expect(await after(5000)).toEqual(new BotCheckError('reCAPTCHA failed to load'));
});

test.each([
  ['refuses', { ...enterprise, execute: () => Promise.reject(new Error('no')) }],
  ['answers nothing', { ...enterprise, execute: async () => '' }],
  ['is never ready', { ...enterprise, ready: () => undefined }],
  ['never answers', { ...enterprise, execute: () => new Promise(() => undefined) }],
])('a service that %s', async (_, service) => {
  provideBotCheck(settings);
  arrives(service);
  expect(await after(5000)).toEqual(new BotCheckError('Failed to generate reCAPTCHA token'));
});

test('a check without its key says so at once', async () => {
  provideBotCheck({ mode: 'recaptcha' });
  const words = 'reCAPTCHA is not available. Please refresh the page and try again.';
  expect(await after(0)).toEqual(new BotCheckError(words));
});

test('a pretended check answers ok, or what a tester wrote; one that is off answers nothing', async () => {
  provideBotCheck({ mode: 'fake' });
  expect(await after(0)).toBe('ok');
  vi.stubGlobal('sessionStorage', { getItem: () => 'low' });
  expect(await after(0)).toBe('low');
  provideBotCheck({ mode: 'off' });
  expect(await after(0)).toBeUndefined();
});
