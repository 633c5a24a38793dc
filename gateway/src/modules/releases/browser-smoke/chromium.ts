import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where this machine has a Chromium: the one that is named, else in the usual places; `undefined` where there is none. */
export const findChromium = (named: string | undefined): string | undefined =>
  [named, ...(named ? [] : usual)].find((path) => path !== undefined && existsSync(path));
