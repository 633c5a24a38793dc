/** How often homes and towns were viewed, as the agent sees it. */

import { admin, expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

// Otherwise the test browser would be counted as a bot.
test.use({ siteName: 'views', userAgent: CHROME });

test('a home and a town are counted as they are seen, by a link or by a document, and the agent’s own look is not', async ({
  page,
  playwright,
  site,
  signIn,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  const home = page.getByRole('main').locator('a[href^="/properties/"]').first();
  const id = (await home.getAttribute('href'))?.split('/').at(-1);
  await home.click();
  await expect(page.getByRole('link', { name: 'Back to Properties' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Properties');
  await page.getByRole('contentinfo').locator('a[href="/areas/rumson"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rumson');
  await expect(page.getByRole('heading', { name: 'Homes in Rumson' })).toBeVisible();
  expect(documents).toBe(1);
  await page.reload();
  expect(await page.context().cookies()).toEqual([]);

  const agent = await playwright.request.newContext({ baseURL: site.origin });
  await agent.post('/api/admin/login', { data: admin });
  const told = async () => {
    const { homes, towns } = await (await agent.get('/api/admin/numbers')).json();
    return { homes: homes.map(viewsOf), towns: towns.map(viewsOf) };
  };
  const seen = { homes: [[id, 1]], towns: [['rumson', 2]] };
  await expect.poll(told, { timeout: 15_000 }).toEqual(seen);

  await signIn();
  await page.goto(`/properties/${id}`);
  // The page would ask for its later parts while nobody listens.
  await page.goto('about:blank');
  // The counts are saved when the gateway stops, at the latest.
  await site.restart();
  expect(await told()).toEqual(seen);
  await agent.dispose();
});

const viewsOf = ({ id, slug, views }: { id?: string; slug?: string; views: number }) => [id ?? slug, views];
