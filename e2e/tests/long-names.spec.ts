/** Other agents have longer names and taglines. Their sites are shown as previews, which change nothing. */

import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { contrastsOf } from './contrast.ts';
import { drawn } from './settled.ts';

const TAGLINE = 'With You Every Single Step of the Long Way Home, Whatever the Tide Does';
const fields = [
  { name: 'tagline', text: TAGLINE },
  { name: 'brokerage.name', text: 'Sample & Shore Residential Brokerage of Monmouth County' },
  { name: 'agent.name', text: 'Alexandra Montgomery-Fitzgerald' },
];

let paths: { homePath: string; aboutPath: string };

test.beforeEach(async ({ page, authenticate }) => {
  await authenticate();
  const answer = await page.request.post('/api/admin/site/preview', {
    data: { fields },
    headers: { 'apollo-require-preflight': '1' },
  });
  expect(answer.ok()).toBe(true);
  paths = await answer.json();
});

test('a long tagline is written smaller, so that its words stay in the sky', async ({ page }) => {
  // In the evening the sea is the darkest.
  await page.clock.setFixedTime('2026-06-15T19:30:00-04:00');
  await page.goto(paths.homePath);
  await hydrated(page, TAGLINE);
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const seen = await contrastsOf(page.getByRole('region', { name: 'Welcome' }).locator('h1, p'));
    expect(seen.length).toBe(2);
    for (const { text, contrast } of seen) expect(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
  }
});

test('on a phone long names are written smaller, so that the header covers no heading', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [path, heading] of [
    [paths.aboutPath, 'About me'],
    [paths.homePath, TAGLINE],
  ] as const) {
    await page.goto(path);
    await hydrated(page, heading);
    const [header, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })];
    await expect(header).toContainText('Montgomery-Fitzgerald');
    const [above, below] = await Promise.all([header.boundingBox(), title.boundingBox()]);
    expect([path, (above?.height ?? 0) <= (below?.y ?? 0)]).toEqual([path, true]);
  }
});
