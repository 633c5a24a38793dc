/** WebKitGTK's small browser under a virtual screen, by plain W3C WebDriver. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../site.ts';
import type { Engine } from './engine.ts';
import { demandPackages } from './install.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** WebDriver's name for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit(): Promise<Engine> {
  demandPackages([DRIVER, SCREEN], ['webkit2gtk-driver', 'xvfb']);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!binary) throw new Error('MiniBrowser is missing: apt-get install webkit2gtk-driver');
  const display = freeDisplay();
  const screen = spawn(SCREEN, [display, '-screen', '0', '1280x1000x24'], { stdio: 'ignore' });
  await until(() => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display.slice(1)}`)));

  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
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

  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
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
    run: <T>(body: string) => call<T>('POST', `${session}/execute/sync`, { script: body, args: [] }),
    async click(selector) {
      // WebKit's driver scrolls by itself only as far as the window's edge.
      const script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";
      await call('POST', `${session}/execute/sync`, { script, args: [selector] });
      await call('POST', `${await find(selector)}/click`, {});
    },
    async type(selector, text) {
      await call('POST', `${await find(selector)}/value`, { text });
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
