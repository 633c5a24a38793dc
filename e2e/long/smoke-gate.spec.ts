/** A page that throws on the server, or brings the renderer down, does not go live; nothing that is live changes. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneCheckout } from '../support/checkout.ts';
import { liveVersion, teamToken } from '../support/deploy.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'smoke-gate' });

/** The source with a statement at the beginning of a function. Throws where the source does not begin it so any more. */
function spoil(source: string, begins: RegExp, statement: (start: string) => string): string {
  if (!begins.test(source)) throw new Error(`The page has no ${begins}`);
  return source.replace(begins, statement);
}

const withinComponent = (source: string, statement: string): string =>
  spoil(source, /^export function Component\(.*\) \{$/m, (start) => `${start}\n  ${statement}`);

const withinLoader = (source: string, statement: string): string =>
  spoil(source, /^export const loader = \(.*\): Data => \(\{$/m, () =>
    [
      'export const loader = ({ url, form }: LoaderArgs): Data => {',
      statement,
      '  return read({ url, form });',
      '};',
      '',
      'const read = ({ url, form }: Pick<LoaderArgs, "url" | "form">): Data => ({',
    ].join('\n'),
  );

const bad: Array<[string, string, RegExp]> = [
  ['throws', "throw new Error('broken on purpose');", /page \/contact failed in the smoke render: .*broken on purpose/],
  ['loops for ever', 'for (;;);', /page \/contact failed in the smoke render: .*did not render in its time/],
];

test('the smoke render refuses a page that throws, and one that loops', async ({ request, site }) => {
  const checkout = await cloneCheckout({ DEPLOY_URL: site.origin, DEPLOY_TOKEN: await teamToken(site, 'mfe-leads') });
  const before = await liveVersion(site, 'mfe-leads');
  const file = join(checkout.folder, 'mfe-leads/src/contact-page/page.tsx');
  const source = readFileSync(file, 'utf8');
  try {
    expect((await checkout.npm('codegen')).code).toBe(0);
    for (const [title, statement, reason] of bad) {
      writeFileSync(file, withinComponent(source, `if (typeof document === 'undefined') { ${statement} }`));
      expect((await checkout.build('mfe-leads')).code).toBe(0);
      const deployed = await checkout.npm('release', 'deploy', 'mfe-leads');
      expect(deployed.code, title).toBe(1);
      expect(deployed.text).toMatch(reason);
      expect(await liveVersion(site, 'mfe-leads')).toBe(before);
    }
    expect((await request.get('/contact')).status()).toBe(200);
  } finally {
    checkout.remove();
  }
});

test('a page that loops only for visitors costs itself alone, and rests before it is tried again', async ({
  page,
  request,
  site,
}) => {
  const checkout = await cloneCheckout({ DEPLOY_URL: site.origin, DEPLOY_TOKEN: await teamToken(site, 'mfe-leads') });
  const file = join(checkout.folder, 'mfe-leads/src/contact-page/page.tsx');
  const source = readFileSync(file, 'utf8');
  const loop = "if (typeof document === 'undefined' && url.hostname !== 'smoke.test') for (;;);";
  try {
    expect((await checkout.npm('codegen')).code).toBe(0);
    writeFileSync(file, withinLoader(source, loop));
    expect((await checkout.build('mfe-leads')).code).toBe(0);
    const deployed = await checkout.npm('release', 'deploy', 'mfe-leads');
    expect(deployed.code, deployed.text).toBe(0);
    for (const _ of [1, 2, 3]) {
      const [contact, api] = await Promise.all([request.get('/contact'), request.get('/api/properties')]);
      expect([contact.status(), api.status()]).toEqual([200, 200]);
    }
    const before = performance.now();
    expect((await request.get('/contact')).status()).toBe(200);
    expect(performance.now() - before).toBeLessThan(2500); // not tried on the server again so soon
    expect((await request.get('/areas/rumson')).status()).toBe(200);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  } finally {
    await checkout.npm('release', 'rollback', 'mfe-leads');
    checkout.remove();
  }
});
