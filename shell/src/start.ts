/**
 * Brings the page's scripts once its words and pictures are there. They would arrive at the same time as those, on a slow
 * line half as fast for both. Who presses a button before they have arrived has pressed it: the press is made again once it
 * can be answered. A few hundred bytes, so that it costs nothing itself.
 */

type Script = { src: string; integrity: string };
type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** Milliseconds after the last word of the document; then a picture that does not arrive is no longer waited for. */
const PATIENCE = 2500;

const own = document.currentScript;
const [main, ...others] = JSON.parse(own?.dataset.scripts ?? '[]') as Script[];

/** The policy admits exactly the script that the document named. */
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

let hasBegun = false;

function begin(): void {
  if (hasBegun || !main) return;
  hasBegun = true;
  const script = document.createElement('script');
  Object.assign(script, { crossOrigin: 'anonymous', integrity: main.integrity, src: trusted(main.src) });
  document.head.append(script);
  others.forEach(fetchEarly);
}

/** After the frame that shows what has just loaded; in a tab that nobody sees there is none. */
const afterPaint = (): void => {
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
};

if (document.readyState === 'complete') afterPaint();
else {
  addEventListener('load', afterPaint, { once: true });
  const wait = () => setTimeout(begin, PATIENCE);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait, { once: true });
  else wait();
}

/** Milliseconds for which a press is kept. */
const REMEMBERED = 10_000;

let pressed: HTMLButtonElement | undefined;

/** React says nowhere else that it answers for an element that the server drew. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** A form with an address works without scripts, too. */
const isHtmlsOwn = ({ type, form }: HTMLButtonElement): boolean => type === 'submit' && !!form?.hasAttribute('action');

function pressAgain(button: HTMLButtonElement, until: number): void {
  if (button !== pressed || !button.isConnected || performance.now() > until) return;
  if (!isTakenOver(button)) return void requestAnimationFrame(() => pressAgain(button, until));
  pressed = undefined;
  button.click();
}

addEventListener(
  'click',
  (event) => {
    // Whoever presses something else has changed their mind.
    pressed = undefined;
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
    if (!button || isTakenOver(button) || isHtmlsOwn(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    pressAgain(button, performance.now() + REMEMBERED);
  },
  { capture: true },
);
