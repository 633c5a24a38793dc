/** Files that are not pictures are refused with a clear message, and the form keeps what was typed. */

import { rmSync, writeFileSync } from 'node:fs';
import { refusedFiles } from '../support/pictures.ts';
import { expect, longIf, test } from '../support/test.ts';

for (const { reason, name, buffer } of refusedFiles) {
  test(
    `${name} is refused and the form stays as it was`,
    longIf(name === 'tiny.png'),
    async ({ page, signIn, allowConsole }, testInfo) => {
      allowConsole(/Failed to load resource: the server responded with a status of 4(00|13|15)/);
      await signIn();
      await page.getByRole('button', { name: 'Add property' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Address').fill('1 Refused Road');
      await dialog.getByLabel('City').fill('Rumson');
      await dialog.getByLabel('ZIP code').fill('07760');
      await dialog.getByLabel('Price').fill('$650k');
      // From the disk: twenty megabytes take a browser's driver half a minute to send.
      const file = testInfo.outputPath(name);
      writeFileSync(file, buffer);
      await dialog.getByLabel('Photos').setInputFiles(file);
      await dialog.getByRole('button', { name: 'Add property' }).click();
      await expect(page.getByText('Failed to upload images', { exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(dialog.getByText(reason)).toBeVisible();
      await expect(dialog.getByLabel('Address')).toHaveValue('1 Refused Road');
      await expect(dialog.getByLabel('Price')).toHaveValue('$650k');
      const homes = (await (await page.request.get('/api/properties')).json()) as Array<{ address: string }>;
      expect(homes.some(({ address }) => address === '1 Refused Road')).toBe(false);
      rmSync(file);
    },
  );
}
