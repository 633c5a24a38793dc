/**
 * `node e2e/shots.ts [screen …]`: every screen, or those named, at four widths into `docs/screens/`; then one contact
 * sheet of all that lies there, `docs/screens.jpg`.
 */

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Shot, widths, writeContactSheet } from './shots/contact-sheet.ts';
import { agentsScreens, type Screen, screens } from './shots/screens.ts';
import { admin, root, seed, seedFolder, startSite } from './support/site.ts';

const folder = join(root, 'docs/screens');
type Width = (typeof widths)[number];

const HEIGHT = { 360: 740, 768: 1024, 1280: 900, 1680: 1050 } as const;

const widthsOf = ({ isOfTwo }: Screen): readonly Width[] => (isOfTwo ? [360, 1280] : widths);

const fileOf = ({ name }: Screen, width: Width): string => join(folder, `${name}-${width}.jpg`);

/** All shots there are of these screens, taken now or before. */
const shots = (of: readonly Screen[]): Shot[] =>
  of.flatMap((screen) =>
    widths
      .map((width) => ({ name: screen.name, width, file: fileOf(screen, width) }))
      .filter(({ file }) => existsSync(file)),
  );

/** Walks down a page, so that the pictures below have come, and back. */
const walk = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

async function firstHome(origin: string): Promise<string> {
  const homes = (await (await fetch(`${origin}/api/properties`)).json()) as Array<{ id: string; images: string[] }>;
  const home = homes.find(({ images }) => images.length > 1) ?? homes[0];
  if (!home) throw new Error('The demo content has no home');
  return `/properties/${home.id}`;
}

/** People who wait for the agent. */
async function writeLeads(origin: string): Promise<void> {
  const homes = (await (await fetch(`${origin}/api/properties`)).json()) as Array<{ id: string }>;
  const day = 86_400_000;
  const at = (days: number) =>
    new Date(Math.ceil(Date.now() / day) * day + days * day + 20.5 * 3_600_000).toISOString();
  const phone = '(732) 555-0162';
  const leads = [
    { name: 'M. Ortiz', message: 'We are thinking of the spring. What would our house bring as it stands?' },
    {
      name: 'J. Ellis',
      message: 'We drove past on Sunday and would like to see it.',
      inquiryType: 'showing',
      preferredTimes: [at(2), at(4)],
    },
    { name: 'R. Lindqvist', message: 'The floor plan and last year’s taxes, please.', inquiryType: 'info' },
    { name: 'S. Okafor', message: 'Selling in Lincroft, buying by the water.', interest: 'both' },
  ];
  for (const [index, lead] of leads.entries()) {
    const email = `${lead.name.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.org`;
    const about = 'inquiryType' in lead ? { propertyId: homes[index]?.id } : {};
    await fetch(`${origin}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, ...about, email, phone, source: 'modal', recaptchaToken: 'ok' }),
    });
  }
}

async function take(browser: Browser, origin: string, screen: Screen, width: Width): Promise<void> {
  const viewport = { width, height: HEIGHT[width] };
  const context = await browser.newContext({ viewport, baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (screen.isPrivate) await page.request.post('/api/admin/login', { data: admin, headers: { origin } });
  await page.goto(screen.path === 'home' ? await firstHome(origin) : screen.path);
  // The agent's pages listen for leads for as long as they stand.
  if (screen.isPrivate) await page.waitForTimeout(2000);
  else await page.waitForLoadState('networkidle');
  if (!screen.open) await walk(page);
  await screen.open?.(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: fileOf(screen, width), fullPage: !screen.open, type: 'jpeg', quality: 80 });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const wanted = [...screens, ...agentsScreens].filter(({ name }) => asked.length === 0 || asked.includes(name));
await seed(seedFolder);
const site = await startSite();
await writeLeads(site.origin);
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const screen of wanted) for (const width of widthsOf(screen)) await take(browser, site.origin, screen, width);
  await writeContactSheet(shots(screens), join(root, 'docs/screens.jpg'));
  await writeContactSheet(shots(agentsScreens), join(root, 'docs/agent.jpg'));
  console.log(`${wanted.flatMap(widthsOf).length} shots in docs/screens`);
} finally {
  await browser.close();
  await site.stop();
}
