import { chromium } from '@playwright/test';

const [base, out, widths, ...paths] = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const w of widths.split(',').map(Number))
  for (const path of paths) {
    const p = await b.newPage({ viewport: { width: w, height: 900 } });
    p.on('console', (m) => console.log('CONSOLE', path, m.type(), m.text()));
    p.on('pageerror', (e) => console.log('PAGEERROR', path, e.stack));
    await p.goto(base + path);
    await p.waitForTimeout(1200);
    await p.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 60));
      }
      scrollTo(0, 0);
    });
    await p.waitForTimeout(400);
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const name = `${out}${path.replace(/\W+/g, '_').slice(0, 30)}-${w}.png`;
    await p.screenshot({ path: name, fullPage: true });
    console.log(name, 'overflow', over, await p.title());
    await p.close();
  }
await b.close();
