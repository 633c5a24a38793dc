/** The agent's portrait, a drawing, on the home page and the about page. */

import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('I see whom I would write to, drawn, on the home page and on the about page', async ({ page, request }) => {
  const { agent } = (await (await request.get('/api/site')).json()) as { agent: { name: string } };
  const portrait = page.getByRole('figure').filter({ hasText: `${agent.name}, on the sea wall` });
  await page.goto('/about');
  const there = portrait.getByRole('img', { name: `${agent.name}, drawn` });
  await expect(there).toHaveJSProperty('complete', true);
  await expect(there).toHaveAttribute('fetchpriority', 'high');
  await page.goto('/');
  const here = portrait.getByRole('img', { name: `${agent.name}, drawn` });
  await expect(here).toHaveAttribute('loading', 'lazy');
  await here.scrollIntoViewIfNeeded();
  await expect(here).toBeVisible();
});
