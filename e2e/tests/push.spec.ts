/** Push messages about leads on the agent's devices, and the agent's pages installed on a home screen. */

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, walkAt } from '../support/test.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'agents-words', serviceWorkers: 'allow' });

const section = (page: Page) => page.getByRole('region', { name: 'News on your devices' });
const own = (page: Page) => section(page).getByRole('switch', { name: 'Show new leads on this device' });

/** A browser whose push service cannot be reached from here, so the test answers in its place. */
const subscribed = (name: string) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  let isOn = false;
  const options = { applicationServerKey: null, userVisibleOnly: true };
  const unsubscribe = async () => {
    isOn = false;
    return true;
  };
  const subscription = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async () => {
      isOn = true;
      return subscription;
    },
  });
};

for (const width of [360, 1280]) {
  test(
    `at ${width} px I let this device tell me of new leads, see it in the list, and end it`,
    walkAt(width),
    async ({ page, authenticate, allowConsole }) => {
      allowConsole(/Failed to load resource: net::ERR/);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(subscribed, `device-${width}`);
      await authenticate();
      await page.goto('/admin/account');
      await expect(section(page)).toContainText('and nothing of who wrote');
      // The answers are lost; what the switch says is true all the same.
      const lost = new Set(['AddPushDevice', 'RemovePushDevice']);
      await page.context().route('**/graphql', async (route) => {
        if (!lost.delete(route.request().postDataJSON().operationName)) return route.fallback();
        await route.fetch();
        await route.abort();
      });
      await own(page).click();
      await expect(own(page)).toBeChecked();
      await own(page).click();
      await expect(own(page)).not.toBeChecked();

      await own(page).click();
      await expect(own(page)).toBeChecked();
      await expect(section(page)).toContainText('On since today');
      await expectSound(page, 'a device that is told');
      const { devices } = await (await page.request.get('/api/admin/push')).json();
      expect(devices.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
        `https://fcm.googleapis.com/fcm/send/device-${width}`,
      ]);
      await own(page).click();
      await expect(own(page)).not.toBeChecked();
      expect((await (await page.request.get('/api/admin/push')).json()).devices).toEqual([]);
    },
  );
}

test('a device that I do not have at hand I take away from another', async ({ page, signIn, site }) => {
  await signIn();
  const input = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/lost',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  const headers = {
    origin: site.origin,
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1',
  };
  expect((await page.request.post('/api/admin/push/devices', { data: input, headers })).status()).toBe(201);
  await page.goto('/admin/account');
  await section(page).getByRole('button', { name: 'Take away Safari, iPhone' }).click();
  await expect(section(page)).not.toContainText('iPhone');
});

test('a browser that lets no site show anything says so, and the switch stays off', async ({ page, authenticate }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await authenticate();
  await page.goto('/admin/account');
  await expect(section(page)).toContainText('Allow notifications for it');
  await expect(own(page)).toBeDisabled();
});

/** Delivers a push message. Returns the notification, and where a tap on it leads. */
async function deliver(context: BrowserContext, data: string) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[]; opened: string[]; clients: object } & Record<
      'registration',
      ServiceWorkerRegistration
    >;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push([title, options?.data]);
    };
    Object.assign(scope.clients, {
      openWindow: async (address: string) => {
        scope.opened.push(address);
      },
      matchAll: async () => [],
    });
  });
  await worker.evaluate((text) => {
    const waitUntil = (work: Promise<unknown>) => work;
    dispatchEvent(Object.assign(new Event('push'), { waitUntil, data: { json: () => JSON.parse(text) } }));
  }, data);
  return worker.evaluate(() => {
    const { shown, opened } = globalThis as unknown as { shown: [string, string][]; opened: string[] };
    const notification = { data: shown[0]?.[1], close: () => undefined };
    const waitUntil = (work: Promise<unknown>) => work;
    dispatchEvent(Object.assign(new Event('notificationclick'), { waitUntil, notification }));
    return new Promise((resolve) => setTimeout(() => resolve({ shown, opened }), 50));
  });
}

test('news arrives at the device and leads to its lead, and to no other site', async ({
  page,
  authenticate,
  context,
  site,
}) => {
  await page.addInitScript(subscribed, 'worker');
  await authenticate();
  await page.goto('/admin/account');
  await own(page).click();
  await expect(own(page)).toBeChecked();
  const path = '/admin/leads/inquiry/5d1c8f8e-0000-4000-8000-000000000000';
  expect(await deliver(context, JSON.stringify({ title: 'A showing, Rumson', path }))).toEqual({
    shown: [['A showing, Rumson', path]],
    opened: [`${site.origin}${path}`],
  });
  expect(await deliver(context, JSON.stringify({ title: 'A trap', path: 'https://evil.example/admin/' }))).toEqual({
    shown: [['A trap', 'https://evil.example/admin/']],
    opened: [`${site.origin}/admin/`],
  });
  expect(await deliver(context, 'no JSON at all')).toEqual({
    shown: [['News of your leads', '']],
    opened: [`${site.origin}/admin/`],
  });
});

test('the agent’s pages are an application of their own, and visitors get neither it nor its worker', async ({
  page,
  authenticate,
}) => {
  const manifest = 'link[rel="manifest"]';
  await page.goto('/');
  await expect(page.locator(manifest)).toHaveAttribute('href', '/manifest.webmanifest');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  await authenticate();
  await page.goto('/admin/today');
  await expect(page.locator(manifest)).toHaveAttribute('href', '/admin/manifest.webmanifest');
  const described = await (await page.request.get('/admin/manifest.webmanifest')).json();
  expect(described).toMatchObject({ scope: '/admin/', start_url: '/admin/today', display: 'standalone' });
  expect(described.icons.map(({ sizes }: { sizes: string }) => sizes).toSorted()).toEqual([
    '192x192',
    '512x512',
    '512x512',
    'any',
  ]);
  for (const { src } of described.icons) expect((await page.request.get(src)).status(), src).toBe(200);
});
