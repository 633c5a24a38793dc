/** Highlands, NJ is a town of the Shore. Highlands, NY is another one. */

import { gotoFresh } from '../support/fresh.ts';
import { admin, expect, test } from '../support/test.ts';

test.use({ siteName: 'homes-edited' });

test('a home in a town of the same name in another state is not one of ours', async ({ page, site }) => {
  const headers = { origin: site.origin };
  await page.request.post('/api/admin/login', { data: admin, headers });
  for (const [address, state, zipCode] of [
    ['5 Our Street', 'NJ', '07732'],
    ['5 Their Street', 'NY', '10928'],
  ])
    await page.request.post('/api/properties', {
      data: { address, city: 'Highlands', state, zipCode, price: '$390,000' },
      headers,
    });
  await gotoFresh(page, '/areas/highlands');
  const town = page.getByRole('main');
  await expect(town.getByText('5 Our Street')).toBeVisible();
  await expect(town.getByText('5 Their Street')).toHaveCount(0);
  await page.goto('/');
  const shore = page.getByRole('region', { name: 'The Shore' });
  await shore.scrollIntoViewIfNeeded();
  await expect(shore.getByRole('link', { name: /^5 Our Street/ })).toHaveCount(1);
  await expect(shore.getByRole('link', { name: /^5 Their Street/ })).toHaveCount(0);
});
