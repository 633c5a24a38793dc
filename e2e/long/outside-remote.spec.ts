/** A team with a repository of its own: nothing but the packed packages, a folder outside of any workspace, and the site's address. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { teamToken } from '../support/deploy.ts';
import { startLocalPart } from '../support/local-part.ts';
import { goOutside, type Outside, packInto } from '../support/outside.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'outside-remote' });
test.describe.configure({ timeout: 600_000 });

const PNPM = 'pnpm@12.21.0';

function change({ folder }: Outside, from: string, to: string): void {
  const page = join(folder, 'mfe-notes/src/notes/page.tsx');
  const source = readFileSync(page, 'utf8');
  if (!source.includes(from)) throw new Error(`The page does not say ${from}`);
  writeFileSync(page, source.replace(from, to));
}

const slotTypes = `import 'platform';

declare module 'platform' {
  interface InlineSlots {
    'notes/Pinned': { topic: string };
  }
}
`;

/** A slot of this part's own, which its page places: neither platform nor the shell has heard of it. */
function offerSlot(outside: Outside): void {
  const source = join(outside.folder, 'mfe-notes/src');
  writeFileSync(join(source, 'slots.d.ts'), slotTypes);
  const slot = 'export const Component = ({ topic }: { topic: string }) => <p>Pinned: {topic}</p>;\n';
  writeFileSync(join(source, 'pinned.tsx'), slot);
  const remote = join(outside.folder, 'mfe-notes/remote.ts');
  const offered = readFileSync(remote, 'utf8')
    .replace("page.tsx' }", "page.tsx', slots: ['notes/Pinned'] }")
    .replace('slots: {}', "slots: { Pinned: './src/pinned.tsx' }");
  writeFileSync(remote, offered);
  change(outside, "import { getSite } from 'platform'", "import { Slot, getSite } from 'platform'");
  change(outside, '<p className', '<Slot name="notes/Pinned" />\n          <p className');
  change(
    outside,
    'export function',
    "export const slots = () => ({ 'notes/Pinned': { topic: 'the sea' } });\n\nexport function",
  );
}

const builtVersion = (said: string): string => /mfe-notes (\S+) built/.exec(said)?.[1] ?? said;

async function create(outside: Outside): Promise<void> {
  await packInto(outside);
  const starter = ['-y', '--package', './packages/create-remote-1.0.0.tgz', 'create-remote'];
  await outside.run('npx', [...starter, 'notes', '--packages', 'packages']);
}

test('a remote from elsewhere is built, previewed, promoted, changed, taken back and withdrawn', async ({
  browser,
  page,
  request,
  site,
}) => {
  const outside = goOutside({ DEPLOY_URL: site.origin, DEPLOY_TOKEN: await teamToken(site, 'mfe-notes') });
  const npm = (...args: string[]) => outside.run('npm', args, 'mfe-notes');
  try {
    await create(outside);
    offerSlot(outside);
    await npm('install', '--prefer-offline', '--no-audit', '--no-fund');
    await npm('run', 'check');
    await npm('run', 'build');

    const previewed = await npm('run', 'release', '--', 'preview', '.');
    const [link = ''] = /http\S+\/release-preview\/\S+/.exec(previewed) ?? [];
    const reviewer = await (await browser.newContext()).newPage();
    await reviewer.goto(link);
    await reviewer.goto(`${site.origin}/notes`);
    await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText('Notes');
    await reviewer.context().close();
    expect((await request.get('/notes')).status()).toBe(404);

    await npm('run', 'release', '--', 'promote', link);
    const answer = await request.get('/notes');
    expect(answer.status()).toBe(200);
    const drawn = await answer.text();
    expect(drawn).toMatch(/<h1[^>]*>Notes<\/h1>/);
    expect(drawn).toMatch(/Pinned: (<!-- -->)?the sea/);
    expect(await npm('run', 'release', '--', 'types')).toContain('src/slots-of-others/mfe-notes.d.ts');
    const fetched = readFileSync(join(outside.folder, 'mfe-notes/src/slots-of-others/mfe-notes.d.ts'), 'utf8');
    expect(fetched).toBe(slotTypes);
    await page.goto('/notes');
    const aside = page.getByText('Its address is /notes.');
    await expect(aside).toHaveCSS('max-width', /px$/);
    await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();

    // As it is being written: the site as it is live, this page from here.
    const local = await startLocalPart(join(outside.folder, 'mfe-notes'), 'serve', site);
    try {
      await page.goto(`${local.origin}/notes`);
      await expect(aside).toBeVisible();
      change(outside, 'Its address is', 'Its new address is');
      await expect(page.getByText('Its new address is /notes.')).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await local.stop();
    }
    await npm('run', 'build');
    await npm('run', 'release', '--', 'deploy', '.');
    expect(await (await request.get('/notes')).text()).toContain('Its new address');
    await npm('run', 'release', '--', 'rollback', 'mfe-notes');
    expect(await (await request.get('/notes')).text()).not.toContain('Its new address');
    await npm('run', 'release', '--', 'withdraw', 'mfe-notes');
    expect((await request.get('/notes')).status()).toBe(404);
  } finally {
    outside.remove();
  }
});

test('pnpm packs and installs the same packages, and the same source is the same release', async () => {
  const outside = goOutside();
  try {
    await create(outside);
    await outside.run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], 'mfe-notes');
    const byNpm = builtVersion(await outside.run('npm', ['run', 'build'], 'mfe-notes'));
    expect(byNpm).toMatch(/^1\.0\.0\+[0-9a-f]{12}$/);
    await outside.run('rm', ['-r', 'packages', 'mfe-notes/node_modules', 'mfe-notes/package-lock.json']);
    const pnpm = (args: readonly string[], below?: string) => outside.run('npx', ['-y', PNPM, ...args], below);
    for (const name of ['platform', 'ui', 'schema'])
      await pnpm([
        '-C',
        join(root, name, 'dist/package'),
        'pack',
        '--pack-destination',
        join(outside.folder, 'packages'),
      ]);
    await pnpm(['install', '--prefer-offline'], 'mfe-notes');
    await pnpm(['run', 'check'], 'mfe-notes');
    expect(builtVersion(await pnpm(['run', 'build'], 'mfe-notes'))).toBe(byNpm);
  } finally {
    outside.remove();
  }
});
