import { existsSync } from 'node:fs';

/** Chromium without a window: it loads a page at half of the processor time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const usual = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where this machine has a Chromium: the one that is named, else in the usual places; `undefined` where there is none. */
export const findChromium = (named: string | undefined): string | undefined =>
  [named, ...(named ? [] : usual)].find((path) => path !== undefined && existsSync(path));
