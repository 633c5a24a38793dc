/**
 * The script in the document, before everything that can be pressed. It loads the page's scripts after its words and
 * pictures, because on a slow line they would slow each other down. The first press, which it stores until it can be
 * answered, loads them at once.
 */

import { keepEarlyPresses, settle } from './early-press.ts';
import { skipOnFirstVisit } from './skips.ts';

type Script = { src: string; integrity: string };
type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** Milliseconds after the end of the document. Then it no longer waits for pictures. */
const PATIENCE = 2500;

/** Milliseconds before the shell's script is requested again. */
const RETRY_AFTER = 1000;

const own = document.currentScript;
const [main, ...others] = JSON.parse(own?.dataset.scripts ?? '[]') as Script[];

/** The Trusted Types policy allows only the script that the document named. */
function trusted(url: string): string {
  const rules: ScriptPolicy = {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError(`${asked} is not the script of this page`);
      return asked;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (trustedTypes ? trustedTypes.createPolicy('shell-start', rules) : rules).createScriptURL(url);
}

function fetchEarly({ src, integrity }: Script): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: src });
  document.head.append(link);
}

const [trustedMain] = main ? [trusted(main.src)] : [];

let isUnderWay = false;
let hasFailed = false;

/** Files of a visit of which the browser notes how they were answered. It notes 250 unless it is told otherwise. */
const NOTED_FILES = 5000;

/** A script that arrived (200) was refused for its hash. */
const isRefused = (src: string): boolean =>
  performance
    .getEntriesByName(new URL(src, location.href).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

/**
 * Before another try. The browser would keep a refused file, which a proxy may have cut off, for as long as a whole one,
 * so it is fetched anew. Resolves also if that fails.
 */
async function recover({ src, integrity }: Script): Promise<void> {
  if (isRefused(src)) await fetch(src, { cache: 'reload', integrity }).catch(() => undefined);
  else await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
}

/** Called again after a failure: by the next press, or when the network is back. */
function begin(): void {
  if (isUnderWay || !main) return;
  isUnderWay = true;
  insert(main, 1);
  if (!hasFailed) others.forEach(fetchEarly);
}

function insert(wanted: Script, retries: number): void {
  const script = document.createElement('script');
  script.onerror = () => {
    script.remove();
    if (retries > 0) return void recover(wanted).then(() => insert(wanted, retries - 1));
    isUnderWay = false;
    hasFailed = true;
    settle(true);
  };
  Object.assign(script, { crossOrigin: 'anonymous', integrity: wanted.integrity, src: trustedMain });
  document.head.append(script);
}

/** After the frame that shows what has just loaded. A hidden tab has no frames. */
const afterPaint = (): void => {
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
};

/** The shell needs the whole document. */
function beginEarly(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

function beginInTime(): void {
  if (document.readyState === 'complete') afterPaint();
  else {
    addEventListener('load', afterPaint, { once: true });
    const wait = () => setTimeout(begin, PATIENCE);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait, { once: true });
    else wait();
  }
}

// Safari 17.4, Firefox 121, Chrome 120 and later have both (docs/hydration.md). An older browser keeps the server's
// HTML, which works without scripts.
if ('canParse' in URL && 'withResolvers' in Promise) {
  performance.setResourceTimingBufferSize(NOTED_FILES);
  skipOnFirstVisit();
  beginInTime();
  keepEarlyPresses(beginEarly);
  addEventListener('online', () => hasFailed && begin());
}
