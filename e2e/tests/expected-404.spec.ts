/** A missing page is not an error of the site, so it is not reported as one. */

import { expect, longIf, test } from '../support/test.ts';
import { arrive, changeAnswers, hydrated } from './answers.ts';
import { atRest, settled } from './settled.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const notFound = /Failed to load resource: the server responded with a status of 404/;

for (const [what, path, heading] of [
  ['a page', '/nothing-here', 'Page Not Found'],
  ['a home', `/properties/${nowhere}`, 'Property Not Found'],
  ['a town', '/areas/nowhere', /not found/i],
] as const) {
  test(`${what} that does not exist is not reported`, longIf(what !== 'a home'), async ({ page, allowConsole }) => {
    allowConsole(notFound);
    const reports: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/rum') && reports.push(request.postData() ?? ''));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await hydrated(page, heading);
    await settled(page);
    await atRest(page);
    expect(reports).toEqual([]);
  });
}

test('a home that is gone when I follow its link is not reported; one that fails is', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/rum') && reports.push(request.postData() ?? ''));
  await changeAnswers(page, { PropertyPage: () => ({ property: null }) });
  await arrive(page, 'properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  await atRest(page);
  expect(reports).toEqual([]);

  await page.unrouteAll();
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'No.' }] } }));
  await page.getByRole('link', { name: 'Back to Properties' }).click();
  await page.getByLabel('Beds').selectOption('5');
  await expect(page.getByText('The properties could not be loaded.')).toBeVisible();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
});
