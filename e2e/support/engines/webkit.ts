/** WebKitGTK's MiniBrowser on a virtual screen, driven by W3C WebDriver. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../site.ts';
import type { Engine, Key } from './engine.ts';
import { demandPackages } from './install.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** WebDriver's code points for special keys. */
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' };
/** WebDriver's key for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit(): Promise<Engine> {
  demandPackages([DRIVER, SCREEN], ['webkit2gtk-driver', 'xvfb']);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!binary) throw new Error('MiniBrowser is missing: apt-get install webkit2gtk-driver');
  const display = freeDisplay();
  const screen = spawn(SCREEN, [display, '-screen', '0', '1280x1000x24'], { stdio: 'ignore' });
  await until(() => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display.slice(1)}`)));

  const port = await freePort();
  // Compositing stays on: without it, WebKitGTK crashes in a view transition.
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (chunk: Buffer) => lines.push(...String(chunk).split('\n')));
  const call = caller(`http://127.0.0.1:${port}`);
  await until(() =>
    call('GET', '/status').then(
      () => true,
      () => false,
    ),
  );

  const args = [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    '--javascript-can-open-windows-automatically=true',
  ];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  const run = <T>(script: string, ...values: unknown[]) =>
    call<T>('POST', `${session}/execute/sync`, { script, args: values });
  // The first window is never narrower than its address bar. A popup has no address bar.
  const first = await call<string>('GET', `${session}/window`);
  await run("open('about:blank', '_blank', 'popup,width=1280,height=900')");
  await until(async () => {
    const windows = await call<string[]>('GET', `${session}/window/handles`);
    const handle = windows.find((window) => window !== first);
    if (handle) await call('POST', `${session}/window`, { handle });
    return handle !== undefined;
  });
  const find = async (selector: string) => {
    const found = await call<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    name: 'WebKitGTK',
    async goto(url) {
      await call('POST', `${session}/url`, { url });
    },
    run: (body) => run(body),
    async click(selector) {
      // WebKit's driver scrolls only as far as the window's edge.
      const script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";
      // An element that moves meanwhile, for example while a list loads, must be scrolled to again.
      await until(async () => {
        await run(script, selector);
        const isHit = await call('POST', `${await find(selector)}/click`, {}).then(
          () => true,
          (error: unknown) => {
            if (!String(error).includes('element not interactable')) throw error;
            return false;
          },
        );
        return isHit;
      });
    },
    async type(selector, text) {
      await call('POST', `${await find(selector)}/value`, { text });
    },
    async press(key) {
      const value = KEYS[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      await until(async () => (await run<number>('return innerWidth')) === width);
    },
    said: () => lines.filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line)),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(screen);
    },
  };
}

const caller =
  (origin: string) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, request);
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

function freeDisplay(): string {
  for (let number = 90; number < 200; number += 1) if (!existsSync(`/tmp/.X11-unix/X${number}`)) return `:${number}`;
  throw new Error('No display is free');
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The browser did not start');
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
