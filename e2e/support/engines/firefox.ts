/** Firefox, driven by WebDriver BiDi, which it supports without a driver. */

import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { demandPackages } from './install.ts';
import { pagesOf } from './pdf.ts';

const FIREFOX = '/usr/bin/firefox-esr';

export async function openFirefox(): Promise<Engine> {
  demandPackages([FIREFOX], ['firefox-esr']);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    name: 'Firefox',
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    print: async () => pagesOf(Buffer.from(await page.pdf({ format: 'Letter' }))),
    said: () => said,
    close: () => browser.close(),
  };
}
