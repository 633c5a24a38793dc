/** A home's photos: several uploaded at once, a failed one tried again, sorted by pointer and by keyboard, described, removed and restored. */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { threePhotos } from '../support/pictures.ts';
import { admin, expect, long, test, walkAt } from '../support/test.ts';
import { hold, holdOperation } from './hold.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { atRest } from './settled.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'admin-photos' });

const section = (page: Page) => page.getByRole('region', { name: 'Photos' });
const photos = (page: Page) => section(page).getByRole('button', { name: /^Photo \d/ });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const putLive = (page: Page) => page.getByRole('button', { name: 'Put live' }).filter({ visible: true });
const choose = async (page: Page, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  section(page).getByLabel('Choose photos').setInputFiles(files);

/** Opens a home from the list, as the agent does. Returns how many photos it has. */
async function openHome(page: Page, address: string): Promise<number> {
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: address }).click();
  await expect(photos(page).first()).toBeVisible();
  return photos(page).count();
}

/** Runs in the page: records the width of each picture that is uploaded. */
function measureUploads(): void {
  const widths: number[] = [];
  Object.assign(window, { travelledWidths: widths });
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function measured(body) {
    const file = body instanceof FormData ? body.get('images') : null;
    if (file instanceof File) createImageBitmap(file).then(({ width }) => widths.push(width));
    send.call(this, body);
  };
}

const travelled = (page: Page) =>
  page.evaluate(() => (window as unknown as { travelledWidths: number[] }).travelledWidths);

/** The bodies of the upload requests. */
function watchUploads(page: Page): Buffer[] {
  const sent: Buffer[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/upload')) sent.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  return sent;
}

const large = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#aabbcc' } })
    .jpeg()
    .toBuffer(),
});

test('on my phone a new home begins with its photos, and is on the site with them', async ({ page, authenticate }) => {
  await page.addInitScript(measureUploads);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await authenticate();
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: 'Add a home' }).click();
  const [top, fields] = [await section(page).boundingBox(), await field(page, 'Address').boundingBox()];
  expect(top?.y ?? 0).toBeLessThan(fields?.y ?? 0);
  await choose(page, [...(await threePhotos()), await large('wide.jpg')]);
  await expect(photos(page)).toHaveCount(4, { timeout: 30_000 });
  expect(await travelled(page)).toEqual([1200, 1200, 1200, 2560]);
  await photos(page).first().click();
  await page.getByRole('dialog').getByLabel('What it shows').fill('A porch over the river at noon');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(section(page).getByRole('button', { name: 'Photo 1: A porch over the river at noon' })).toBeVisible();
  await expectSound(page);
  await hasNoSidewaysScroll(page);

  await putLive(page).click();
  await expect(page.getByText('Invalid input').or(page.getByText('Required')).first()).toBeVisible();
  await expect(field(page, 'Address')).toBeFocused();
  await field(page, 'Address').fill('5 Thumb Lane');
  await field(page, 'Town').fill('Rumson');
  await field(page, 'ZIP code').fill('07760');
  await field(page, 'Price').fill('800k');
  await page.reload();
  await expect(page.getByText('What you typed is back')).toBeVisible();
  await expect(photos(page)).toHaveCount(4);
  await putLive(page).click();
  await expect(page.getByText('5 Thumb Lane is on the site')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/homes\/[0-9a-f-]{36}$/);
  await expect(photos(page)).toHaveCount(4);
  const live = await (await page.request.get(`/api/properties/${page.url().split('/').at(-1)}`)).json();
  expect(live).toMatchObject({ address: '5 Thumb Lane', price: '$800,000' });
  expect(live.photos[0].alt).toBe('A porch over the river at noon');
});

test('a cover that was taken upright is as high as the two photos beside it', long, async ({ page, authenticate }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await authenticate();
  await page.goto('/admin/homes/new');
  const create = { width: 600, height: 900, channels: 3, background: '#336699' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const upright = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  const box = async (index: number) => {
    const found = await photos(page).nth(index).boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  await choose(page, upright('1.jpg'));
  await expect(photos(page)).toHaveCount(1);
  // A phone loads the small file, as it does for a home that is live.
  await expect(photos(page).locator('img')).toHaveJSProperty('naturalWidth', 480);
  const alone = await box(0);
  expect(alone.width / alone.height).toBeCloseTo(4 / 3, 1);
  await choose(page, [upright('2.jpg'), upright('3.jpg')]);
  await expect(photos(page)).toHaveCount(3);
  const [cover, second, third] = [await box(0), await box(1), await box(2)];
  expect(Math.abs(third.y + third.height - cover.y - cover.height)).toBeLessThan(1);
  expect(third.y - second.y - second.height).toBeLessThan(12);
});

test('the line drops in the middle: the others are up, the one is tried again alone, and nothing travels twice', async ({
  page,
  authenticate,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await authenticate();
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: '22 Surf Street' }).click();
  await expect(photos(page)).toHaveCount(3);
  const address = `/api/properties/${page.url().split('/').at(-1)}`;
  const sent = watchUploads(page);
  const taken: string[] = [];
  let count = 0;
  await page.route('**/api/admin/upload', async (route) => {
    count += 1;
    if (count === 2) return route.abort();
    const answer = await route.fetch();
    taken.push(...((await answer.json()) as { filePaths: string[] }).filePaths);
    await route.fulfill({ response: answer });
  });
  await choose(page, await threePhotos());
  await expect(section(page).getByRole('button', { name: /Line dropped.*Retry kitchen\.jpg/ })).toBeVisible();
  await expect(photos(page)).toHaveCount(5);
  await expect(section(page).getByText('5, one failed', { exact: true })).toBeVisible();
  await expectSound(page);
  await section(page)
    .getByRole('button', { name: /Retry kitchen\.jpg/ })
    .click();
  await expect(photos(page)).toHaveCount(6);
  expect(sent).toHaveLength(4);
  // Tried again, it stands where it was picked.
  const [first, third, second] = taken;
  const live = async () => (await (await page.request.get(address)).json()).images.slice(3);
  await expect.poll(live).toEqual([first, second, third]);
});

test('a photo for which the disk has no room says so whole, and is taken once there is room', async ({
  page,
  authenticate,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await page.setViewportSize({ width: 360, height: 740 });
  await authenticate();
  await page.goto('/admin/homes/new');
  const message = 'The disk takes nothing more. Nothing was stored; please try again once it does.';
  let isFull = true;
  await page.route('**/api/admin/upload', (route) =>
    isFull ? route.fulfill({ status: 503, json: { message, code: 'UNAVAILABLE' } }) : route.continue(),
  );
  // No wider than the small file: there is none, and it is shown whole.
  const create = { width: 300, height: 200, channels: 3, background: '#336699' } as const;
  await choose(page, { name: 'porch.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() });
  const retry = section(page).getByRole('button', { name: /Retry porch\.jpg/ });
  await expect(retry).toContainText(message);
  expect(await retry.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  isFull = false;
  await retry.click();
  await expect(photos(page)).toHaveCount(1);
  await expect(photos(page).locator('img')).toHaveJSProperty('naturalWidth', 300);
});

test('what cannot be taken is refused by name before it travels', async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: '383 Clinton Street' }).click();
  await expect(photos(page).first()).toBeVisible();
  const sent = watchUploads(page);
  await choose(page, [
    { name: 'IMG_2045.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no browser here reads it') },
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir or Madam') },
  ]);
  await expect(
    section(page).getByText('IMG_2045.HEIC is HEIC, which this browser cannot read.', { exact: false }),
  ).toBeVisible();
  await expect(section(page).getByText('letter.jpg is no picture', { exact: false })).toBeVisible();
  expect(sent).toHaveLength(0);
  await section(page).getByRole('button', { name: 'Forget letter.jpg' }).click();
  await expect(section(page).getByText('letter.jpg', { exact: false })).toHaveCount(0);
});

test('a drawing without a ground stands on white, not on black, where it is made smaller', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  const before = await openHome(page, '383 Clinton Street');
  const path = `/api/properties/${page.url().split('/').at(-1)}`;
  const files = async (): Promise<string[]> => (await (await page.request.get(path)).json()).images;
  const known = await files();
  const clear = { width: 2700, height: 900, channels: 4, background: '#00000000' } as const;
  await choose(page, [
    { name: 'plan.png', mimeType: 'image/png', buffer: await sharp({ create: clear }).png().toBuffer() },
  ]);
  await expect(photos(page)).toHaveCount(before + 1);
  const added = (await files()).find((file) => !known.includes(file));
  const picture = await (await page.request.get(`/attached_assets/${added}`)).body();
  const { channels } = await sharp(picture).stats();
  for (const { min } of channels.slice(0, 3)) expect(min).toBeGreaterThan(250);
});

test(
  'a photo for a home that another device deleted meanwhile says so, and offers no other try',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    const headers = { 'apollo-require-preflight': '1' };
    const home = { address: '3 Soon Gone Lane', city: 'Rumson', zipCode: '07760', price: '650k' };
    const { id } = (await (await page.request.post('/api/properties', { data: home, headers })).json()) as {
      id: string;
    };
    await page.goto(`/admin/homes/${id}`);
    await expect(section(page)).toBeVisible();
    await page.request.post(`/api/admin/properties/${id}/archive`, { headers });
    await page.request.delete(`/api/admin/properties/${id}`, { headers });
    await choose(page, [await large('dock.jpg')]);
    await expect(section(page).getByRole('alert')).toHaveText('dock.jpg is not added: this home was deleted.');
    await expect(section(page).getByRole('button', { name: /Retry/ })).toHaveCount(0);
  },
);

test('with forced colors the way to add photos has an edge', long, async ({ page, authenticate }) => {
  await authenticate();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/homes/new');
  await expect(section(page).getByRole('button', { name: 'Add photos' })).toHaveCSS('border-top-width', '1px');
});

test('I put photos in order by keyboard and by hand, make a cover, describe one, take one away and back', async ({
  page,
  authenticate,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await authenticate();
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: '5 Ridge Road' }).click();
  await expect(photos(page).first()).toBeVisible();
  const id = page.url().split('/').at(-1);
  const live = async (): Promise<string[]> => (await (await page.request.get(`/api/properties/${id}`)).json()).images;
  const before = await live();

  await photos(page).last().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Over place 3 of 3')).toBeAttached();
  // A photo that was picked up listens for arrow keys only after the next render.
  await atRest(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/Over place [12] of 3/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(live).not.toEqual(before);
  const byKeyboard = await live();
  expect(byKeyboard.toSorted()).toEqual(before.toSorted());

  const [from, to] = [await photos(page).nth(1).boundingBox(), await photos(page).first().boundingBox()];
  if (!from || !to) throw new Error('The photos are not there');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await live())[0]).toBe(byKeyboard[1]);

  // The click at the end of a drag opens nothing, and neither does one shortly after it.
  await page.clock.runFor(400);
  await photos(page).nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make it the cover' }).click();
  await expect.poll(async () => (await live())[0]).toBe(byKeyboard[0]);

  await photos(page).nth(1).click();
  await page.getByRole('dialog').getByLabel('What it shows').fill('Photo');
  await expect(page.getByRole('dialog').getByText('begin with what it shows', { exact: false })).toBeVisible();
  await page.getByRole('dialog').getByLabel('What it shows').fill('A library with a fireplace');
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('button', { name: 'Photo 2: A library with a fireplace' })).toBeVisible();

  const all = (await live()).length;
  await photos(page).nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
  await expect(photos(page)).toHaveCount(all - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page).getByRole('button', { name: 'Photo 2: A library with a fireplace' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('1 photo taken away');
});

test(
  'photos that are dropped or pasted are taken, and a duplicate begins with all of them',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/homes');
    await page.getByRole('link', { name: '48 Portland Road' }).click();
    await expect(photos(page)).toHaveCount(3);
    const [picture] = await threePhotos();
    const bytes = [...(picture?.buffer ?? [])];
    const hand = (type: 'drop' | 'paste', name = `${type}.jpg`) =>
      page.evaluate(
        ([kind, file, data]) => {
          const transfer = new DataTransfer();
          const media = file.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
          transfer.items.add(new File([new Uint8Array(data)], file, { type: media }));
          const where = document.querySelector('section[aria-label="Photos"] ul');
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
          where?.dispatchEvent(event);
        },
        [type, name, name.endsWith('.pdf') ? [37, 80, 68, 70] : bytes] as const,
      );
    await hand('drop', 'plan.pdf');
    await expect(section(page).getByText(/^plan\.pdf is no picture that can be read\./)).toBeVisible();
    await hand('drop');
    await expect(photos(page)).toHaveCount(4);
    await hand('paste');
    await expect(photos(page)).toHaveCount(5);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { name: 'A new home' })).toBeVisible();
    await expect(field(page, 'Address')).toHaveValue('48 Portland Road');
    await expect(photos(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await expect(photos(page)).toHaveCount(0);
  },
);

for (const width of [360, 1280]) {
  test(
    `at ${width} px I choose what a card keeps of a photo, by hand or with the keys, and visitors see it so`,
    walkAt(width),
    async ({ page, authenticate }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await authenticate();
      await page.goto('/admin/homes');
      const address = width === 360 ? '604 Seventh Avenue' : '19 Kings Highway';
      await page.getByRole('link', { name: address }).click();
      await photos(page).first().click();
      const dialog = page.getByRole('dialog');
      const [across, down] = [dialog.getByLabel('Across'), dialog.getByLabel('Down')];
      await expect(across).toHaveValue('50');
      const photo = dialog.locator('img').first();
      // The sheet is still moving up. `hover` waits until the photo stands still.
      await photo.hover();
      const box = await photo.boundingBox();
      if (!box) throw new Error('The photo is not seen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.9, { steps: 4 });
      await page.mouse.up();
      await expect(across).toHaveValue(/^(19|20|21)$/);
      await across.fill('20');
      await down.focus();
      while ((await down.inputValue()) !== '95') await down.press('ArrowRight');
      await expect(dialog.getByRole('figure').locator('img')).toHaveCSS('object-position', '20% 95%');
      await expectSound(page);
      await hasNoSidewaysScroll(page);
      // Zoomed in to four times as large, the sliders are still ones that can be moved.
      await page.setViewportSize({ width: 256, height: 320 });
      await expect.poll(async () => (await across.boundingBox())?.width).toBeGreaterThan(120);
      await page.setViewportSize({ width, height: 780 });
      await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
      const id = page.url().split('/').at(-1);
      const live = async () => (await (await page.request.get(`/api/properties/${id}`)).json()).photos[0].focus;
      await expect.poll(live).toEqual({ x: 0.2, y: 0.95 });
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goto('/properties');
      const card = page.getByRole('article').filter({ hasText: address });
      await expect(card.locator('picture img').first()).toHaveCSS('object-position', '20% 95%');
    },
  );
}

test('what another device wrote of a photo meanwhile is shown to me before mine takes its place', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await openHome(page, '350 Ocean Boulevard, Unit 512');
  const id = page.url().split('/').at(-1);
  const photo = async () => (await (await page.request.get(`/api/properties/${id}`)).json()).photos[0];
  const { file } = await photo();
  await photos(page).first().click();
  const dialog = page.getByRole('dialog');
  const keep = dialog.getByRole('button', { name: 'Keep', exact: true });
  await dialog.getByLabel('What it shows').fill('The sea from the balcony');
  const headers = { origin: new URL(page.url()).origin };
  const data = { alt: 'A balcony at dusk' };
  await page.request.put(`/api/admin/properties/${id}/photos/${file}`, { headers, data });
  await keep.click();
  await expect(dialog.getByText('Another device wrote “A balcony at dusk” meanwhile.')).toBeVisible();
  await expect(dialog.getByLabel('What it shows')).toHaveValue('The sea from the balcony');
  expect((await photo()).alt).toBe('A balcony at dusk');
  await keep.click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await photo()).alt).toBe('The sea from the balcony');
});

/** What another device puts to the home that is shown. */
async function putElsewhere(page: Page, path: string, data: object): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const id = page.url().split('/').at(-1);
  const answer = await page.request.put(`/api/admin/properties/${id}${path}`, { headers, data });
  expect(answer.status()).toBe(200);
}

test(
  'the point that another device chose of a photo meanwhile is shown to me before mine takes its place',
  long,
  async ({ page, authenticate }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await authenticate();
    await openHome(page, '350 Ocean Boulevard, Unit 512');
    const id = page.url().split('/').at(-1);
    const photo = async () => (await (await page.request.get(`/api/properties/${id}`)).json()).photos[1];
    const { file } = await photo();
    await photos(page).nth(1).click();
    const dialog = page.getByRole('dialog');
    const keep = dialog.getByRole('button', { name: 'Keep', exact: true });
    await dialog.getByLabel('Down').fill('95');
    await putElsewhere(page, `/photos/${file}/focus`, { focus: { x: 0.25, y: 0.1 } });
    await keep.click();
    const changed = dialog.getByText('Another device chose the dashed ring meanwhile, 25 % across and 10 % down.');
    await expect(changed).toBeVisible();
    await expect(dialog.getByLabel('Down')).toHaveValue('95');
    expect((await photo()).focus).toEqual({ x: 0.25, y: 0.1 });
    await expectSound(page);
    await keep.click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await photo()).focus).toEqual({ x: 0.5, y: 0.95 });
  },
);

test(
  'an order that another device gave meanwhile is shown to me before mine takes its place',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await openHome(page, '19 Kings Highway');
    const address = `/api/properties/${page.url().split('/').at(-1)}`;
    const live = async (): Promise<string[]> => (await (await page.request.get(address)).json()).images;
    const [first = '', second = '', ...rest] = await live();
    const makeCover = async (place: number) => {
      await photos(page).nth(place).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Make it the cover' }).click();
    };
    const theirs = [...rest, first, second];
    await putElsewhere(page, '', { images: theirs });
    await makeCover(1);
    await expect(page.getByText('It is shown here as it stands now.', { exact: false }).first()).toBeVisible();
    expect(await live()).toEqual(theirs);
    const { alt } = (await (await page.request.get(address)).json()).photos.at(-1);
    await expect(photos(page).last()).toHaveAccessibleName(`Photo ${theirs.length}: ${alt}`);
    await makeCover(theirs.length - 1);
    await expect.poll(live).toEqual([second, ...rest, first]);
  },
);

test(
  'a photo that another device took away meanwhile becomes no cover, and I am told so',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    const shown = await openHome(page, '19 Kings Highway');
    const { images } = await (await page.request.get(`/api/properties/${page.url().split('/').at(-1)}`)).json();
    await photos(page).last().click();
    await putElsewhere(page, '', { images: images.slice(0, -1) });
    await page.getByRole('dialog').getByRole('button', { name: 'Make it the cover' }).click();
    await expect(
      page.getByText('Another device has taken a photo away meanwhile.', { exact: false }).first(),
    ).toBeVisible();
    await expect(photos(page)).toHaveCount(shown - 1);
  },
);

test('I put photos in order while another device adds one: all of them stay', long, async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: '350 Ocean Boulevard, Unit 512' }).click();
  await expect(photos(page)).toHaveCount(3);
  const address = `/api/properties/${page.url().split('/').at(-1)}`;
  const live = async (): Promise<string[]> => (await (await page.request.get(address)).json()).images;
  const before = await live();
  const headers = { origin: new URL(page.url()).origin };
  const [picture] = await threePhotos();
  if (!picture) throw new Error('There is no picture');
  const upload = await page.request.post('/api/admin/upload', { headers, multipart: { images: picture } });
  const [added] = ((await upload.json()) as { filePaths: string[] }).filePaths;
  const data = { images: [...before, added] };
  expect((await page.request.put(address.replace('/api/', '/api/admin/'), { headers, data })).status()).toBe(200);

  await photos(page).nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make it the cover' }).click();
  await expect.poll(async () => (await live())[0]).toBe(before[1]);
  expect(await live()).toEqual([before[1], before[0], before[2], added]);
  await expect(photos(page)).toHaveCount(4);
});

test(
  'a photo that comes up while another is taken away stays, and so does the other where that is refused',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    const before = await openHome(page, '350 Ocean Boulevard, Unit 512');
    const gate = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName !== 'SaveHome') return route.fallback();
      asked += 1;
      if (asked > 1)
        return route.fulfill({ json: { errors: [{ message: 'Refused', extensions: { code: 'INTERNAL' } }] } });
      await gate.promise;
      await route.continue();
    });
    await choose(page, (await threePhotos()).slice(0, 1));
    await expect.poll(() => asked).toBe(1);
    await photos(page).nth(1).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
    await expect(photos(page)).toHaveCount(before - 1);
    gate.resolve();
    await expect(page.getByText('Refused').first()).toBeVisible();
    await expect(photos(page)).toHaveCount(before + 1);
  },
);

test('I stop a photo on its way: it does not come up, and the next one does', long, async ({ page, authenticate }) => {
  await authenticate();
  const before = await openHome(page, '5 Ridge Road');
  const letThrough = await hold(page, '**/api/admin/upload');
  const [first, second] = await threePhotos();
  if (!first || !second) throw new Error('There are no pictures');
  const begun = page.waitForRequest('**/api/admin/upload');
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/admin/upload'));
  await choose(page, [first, second]);
  await begun;
  await section(page)
    .getByRole('button', { name: `Stop ${first.name}` })
    .click();
  await stopped;
  await expect(section(page).getByRole('progressbar', { name: first.name })).toHaveCount(0);
  letThrough();
  await expect(photos(page)).toHaveCount(before + 1);
  await expect(section(page).getByRole('button', { name: /^Stop/ })).toHaveCount(0);
});

test('a photo that is up is stopped no more: it is taken away', long, async ({ page, authenticate }) => {
  await authenticate();
  const before = await openHome(page, '5 Ridge Road');
  const letThrough = await holdOperation(page, 'SaveHome');
  const saving = page.waitForRequest((request) => request.postData()?.includes('SaveHome') === true);
  await choose(page, (await threePhotos()).slice(0, 1));
  await saving;
  await expect(section(page).getByRole('button', { name: /^Stop/ })).toHaveCount(0);
  letThrough();
  await expect(photos(page)).toHaveCount(before + 1);
});

test(
  'closing the tab while photos are on their way asks first, and not once they are up',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    const before = await openHome(page, '5 Ridge Road');
    const letThrough = await hold(page, '**/api/admin/upload');
    await choose(page, (await threePhotos()).slice(0, 1));
    await expect(section(page).getByText(/1 on its way/)).toBeVisible();
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    letThrough();
    await expect(photos(page)).toHaveCount(before + 1);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  },
);

test('I go to another page while photos of a home are on their way: all of them come up', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: '27 Leonard Avenue' }).click();
  await expect(photos(page)).toHaveCount(3);
  const address = `/api/properties/${page.url().split('/').at(-1)}`;
  const live = async (): Promise<string[]> => (await (await page.request.get(address)).json()).images;
  const letThrough = await hold(page, '**/api/admin/upload');
  await choose(page, await threePhotos());
  await expect(section(page).getByText('3, 3 on their way', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Homes' })).toBeVisible();
  letThrough();
  // A busy machine takes seconds for the sizes of each.
  await expect.poll(async () => (await live()).length, { timeout: 30_000 }).toBe(6);
});

test('a new home does not go live without the photos that are on their way', async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/homes/new');
  const words = { Address: '6 Tern Court', Town: 'Rumson', 'ZIP code': '07760', Price: '900k' };
  for (const [name, text] of Object.entries(words)) await field(page, name).fill(text);
  const letThrough = await hold(page, '**/api/admin/upload');
  await choose(page, await threePhotos());
  await putLive(page).click();
  await expect(page.getByText('3 photos are not up yet', { exact: true })).toBeVisible();
  // Nor does a press on a link lose them unasked.
  await page.getByRole('link', { name: 'Homes', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave while photos are on their way?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(section(page).getByText('0, 3 on their way', { exact: true })).toBeVisible();
  const scrolled = () => page.evaluate(() => [scrollY, history.state?.places?.length ?? 0]);
  await field(page, 'Description').scrollIntoViewIfNeeded();
  const [top] = await scrolled();
  letThrough();
  // A busy machine takes seconds for the sizes of each.
  await expect(photos(page)).toHaveCount(3, { timeout: 30_000 });
  // Back leads to the page before again, and what is read stays where it is.
  await expect.poll(scrolled).toEqual([top, 0]);
  await putLive(page).click();
  await expect(page.getByText('6 Tern Court is on the site')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/homes\/[0-9a-f-]{36}$/);
  await expect(photos(page)).toHaveCount(3);
});

test(
  'Back asks before it leaves the photos of a new home that are on their way, and leaves them if I say so',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/homes');
    await page.getByRole('link', { name: 'Add a home' }).filter({ visible: true }).first().click();
    await field(page, 'Address').fill('7 Tern Court');
    await hold(page, '**/api/admin/upload');
    await choose(page, await threePhotos());
    await expect(section(page).getByText('0, 3 on their way', { exact: true })).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Leave while photos are on their way?' });
    for (const words of ['Stay here', 'Leave']) {
      await page.goBack();
      await question.getByRole('button', { name: words }).click();
      await expect(question).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/admin\/homes$/);
    await expect(page.getByText(/^Not up: /).first()).toBeVisible();
  },
);

test('photos that met no session wait for the log-in that I put off, and all of them go on after it', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  const before = await openHome(page, '5 Ridge Road');
  await page.context().clearCookies();
  await choose(page, (await threePhotos()).slice(0, 2));
  const logIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(logIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(section(page).getByText(`${before}, 2 failed`, { exact: true })).toBeVisible();
  await section(page).getByRole('button', { name: /Retry/ }).first().click();
  await logIn.getByLabel('Password', { exact: true }).fill(admin.password);
  await logIn.getByLabel('Password', { exact: true }).press('Enter');
  await expect(photos(page)).toHaveCount(before + 2);
});

test('a photo more than a home can have says so', long, async ({ page, authenticate }) => {
  await authenticate();
  await openHome(page, '350 Ocean Boulevard, Unit 512');
  const address = `/api/admin/properties/${page.url().split('/').at(-1)}`;
  const headers = { origin: new URL(page.url()).origin };
  const files: string[] = [];
  for (let shade = 0; shade < 60; shade += 1) {
    const create = { width: 8, height: 6, channels: 3, background: { r: shade, g: 80, b: 90 } } as const;
    const picture = { name: 'shade.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
    const upload = await page.request.post('/api/admin/upload', { headers, multipart: { images: picture } });
    files.push(...((await upload.json()) as { filePaths: string[] }).filePaths);
  }
  expect((await page.request.put(address, { headers, data: { images: files } })).status()).toBe(200);
  await page.reload();
  await expect(photos(page)).toHaveCount(60);
  await choose(page, (await threePhotos()).slice(0, 1));
  await expect(section(page).getByText('At most 60 images')).toBeVisible();
});

test(
  'on a phone the photos of a new home come before its fields, for the keyboard, too',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    for (const [width, isFirst] of [
      [360, true],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/admin/homes/new');
      const photos = await page.getByLabel('Photos').first().elementHandle();
      const precedes = await page
        .getByLabel('Address')
        .evaluate((field, other) => Boolean(other && field.compareDocumentPosition(other) & 2), photos);
      expect(precedes).toBe(isFirst);
    }
  },
);
