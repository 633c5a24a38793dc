/** A part that runs on a developer's machine is shown within a running site, with Rspack's own commands. */

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyParts, type PartsCopy, startLocalPart } from '../support/local-part.ts';
import { freePort, root } from '../support/site.ts';
import { expect, long, test } from '../support/test.ts';

const containers = {
  serve: /^\/releases\/mfe-leads\/development\/web\/entry\.js$/,
  preview: /^\/releases\/mfe-leads\/1\.[^/]+\/web\/entry\.\w+\.js$/,
};

for (const command of ['serve', 'preview'] as const)
  test(`rspack ${command} shows the live site with this part in place of the live one`, async ({ page, site }) => {
    const local = await startLocalPart(join(root, 'mfe-leads'), command, site);
    try {
      const entries: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/mfe-leads\/.*\/entry/.test(pathname)) entries.push(pathname);
      });
      const answer = await page.goto(`${local.origin}/contact`);
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(entry).toMatch(containers[command]);
      await page.goto('about:blank');
    } finally {
      await local.stop();
    }
  });

const PAGE = 'mfe-leads/src/contact-page/page.tsx';
const LEADS = 'mfe-leads/src/contact-page/contact-details.tsx';

/** Edits three components of the contact page while something is typed there. The contact details are once or twice on it. */
async function editContactPage(page: Page, origin: string, parts: PartsCopy, details = 1): Promise<void> {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto(`${origin}/contact`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');

  parts.edit(PAGE, "'Get in Touch'", "'Write to Me'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to Me');
  parts.edit('mfe-leads/src/contact-form/contact-form.tsx', 'label="Name"', 'label="Your name"');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  parts.edit('mfe-leads/src/contact-page/contact-page.css.ts', "maxWidth: '40em'", "maxWidth: '321px'");
  await expect(page.getByText('I read every message myself')).toHaveCSS('max-width', '321px');
  // The component has other hooks now, so it starts anew. Nothing around it does.
  parts.edit(
    LEADS,
    'import { getSite, telephoneLink',
    "import { useState } from 'react';\nimport { getSite, telephoneLink",
  );
  parts.edit(LEADS, '= getSite();', "= getSite();\n  const [word] = useState('Ring');");
  parts.edit(LEADS, 'name="Cell"', 'name={word}');
  await expect(page.getByText('Ring', { exact: true })).toHaveCount(details);
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  expect(documents).toHaveLength(1);
}

test('an edited component is exchanged in place: what was typed stays, and the page is not loaded anew', async ({
  page,
  site,
}) => {
  const parts = copyParts('mfe-leads');
  const local = await startLocalPart(join(parts.folder, 'mfe-leads'), 'serve', site);
  try {
    await editContactPage(page, local.origin, parts);
    await page.goto('about:blank');
  } finally {
    await local.stop();
    parts.remove();
  }
});

test(
  'two developers of one part each see what they write themselves, and visitors see neither',
  long,
  async ({ page, site }) => {
    const copies = [copyParts('mfe-leads'), copyParts('mfe-leads')] as const;
    const locals = await Promise.all(
      copies.map(({ folder }) => startLocalPart(join(folder, 'mfe-leads'), 'serve', site)),
    );
    const heading = page.getByRole('heading', { level: 1 });
    try {
      const words = ['Write to Me', 'Come and See'];
      for (const [index, parts] of copies.entries()) parts.edit(PAGE, "'Get in Touch'", `'${words[index]}'`);
      for (const [index, local] of locals.entries()) {
        await expect(async () => {
          await page.goto(`${local.origin}/contact`);
          await expect(heading).toHaveText(words[index] ?? '', { timeout: 2000 });
        }).toPass();
      }
      await page.goto(`${site.origin}/contact`);
      await expect(heading).toHaveText('Get in Touch');
      await page.goto('about:blank');
    } finally {
      await Promise.all(locals.map((local) => local.stop()));
      for (const parts of copies) parts.remove();
    }
  },
);

test(
  'a slip is told, and with its repair what is written is exchanged in place as before',
  long,
  async ({ page, site, allowConsole }) => {
    allowConsole(/\[rspack-dev-server\] (ERROR|Errors)/);
    const parts = copyParts('mfe-leads');
    const local = await startLocalPart(join(parts.folder, 'mfe-leads'), 'serve', site);
    try {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(`${local.origin}/contact`);
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      const told = page.waitForEvent('console', (line) => line.text().includes('Errors while compiling'));
      parts.edit(PAGE, "'Get in Touch'", "'Get in Touch");
      await told;
      await expect(heading).toHaveText('Get in Touch');
      parts.edit(PAGE, "'Get in Touch", "'Write to Me'");
      await expect(heading).toHaveText('Write to Me');
      parts.edit(PAGE, "'Write to Me'", "'Come and See'");
      await expect(heading).toHaveText('Come and See');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
      await page.goto('about:blank');
    } finally {
      await local.stop();
      parts.remove();
    }
  },
);

test(
  'a file that is found empty while it is being written is no component that is gone',
  long,
  async ({ page, site }) => {
    const parts = copyParts('mfe-leads');
    const local = await startLocalPart(join(parts.folder, 'mfe-leads'), 'serve', site);
    try {
      await page.goto(`${local.origin}/contact`);
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await parts.editSlowly(LEADS, 'name="Cell"', 'name="Ring"');
      await expect(page.getByText('Ring', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
      await page.goto('about:blank');
    } finally {
      await local.stop();
      parts.remove();
    }
  },
);

test('a component that threw is drawn again by the edit that mends it', long, async ({ page, site, allowConsole }) => {
  allowConsole(/A slip of the pen/);
  const parts = copyParts('mfe-leads');
  const local = await startLocalPart(join(parts.folder, 'mfe-leads'), 'serve', site);
  const slip = "if (agent) throw new Error('A slip of the pen');";
  try {
    await page.goto(`${local.origin}/contact`);
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    parts.edit(LEADS, 'return (', `${slip}\n  return (`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    parts.edit(LEADS, slip, '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
    await page.goto('about:blank');
  } finally {
    await local.stop();
    parts.remove();
  }
});

test('what React.lazy or patientChunk loads is exchanged in place, too', long, async ({ page, site }) => {
  const parts = copyParts('mfe-leads');
  const form = "import { ContactForm } from '../contact-form/contact-form.tsx';";
  const details = "import { ContactDetails } from './contact-details.tsx';";
  const late = [
    "const LateForm = lazy(async () => ({ default: (await import('../contact-form/contact-form.tsx')).ContactForm }));",
    "const details = async () => ({ default: (await import('./contact-details.tsx')).ContactDetails });",
    'const LateDetails = patientChunk(details);',
    'const late = { Details: lazy(details) };',
  ];
  parts.edit(PAGE, form, "import { lazy, Suspense } from 'react';\nimport { patientChunk } from 'platform';");
  parts.edit(PAGE, details, late.join('\n'));
  parts.edit(PAGE, '<ContactForm\n', '<LateForm\n');
  parts.edit(PAGE, '<Submitted value={submitted}>', '<Submitted value={submitted}><Suspense>');
  parts.edit(PAGE, '</Submitted>', '</Suspense></Submitted>');
  parts.edit(PAGE, '<ContactDetails />', '<><LateDetails /><Suspense><late.Details /></Suspense></>');
  const local = await startLocalPart(join(parts.folder, 'mfe-leads'), 'serve', site);
  try {
    await editContactPage(page, local.origin, parts, 2);
    await page.goto('about:blank');
  } finally {
    await local.stop();
    parts.remove();
  }
});

test(
  'with all parts of a checkout served by themselves, the shell’s components are exchanged in place, too',
  long,
  async ({ page, site }) => {
    const parts = copyParts('shell', 'mfe-leads', 'mfe-listings');
    const local = await startLocalPart(join(parts.folder, 'shell'), 'serve', site);
    try {
      await editContactPage(page, local.origin, parts);
      parts.edit('shell/src/frame/frame.tsx', 'Skip to the content', 'Skip the rest');
      await expect(page.getByRole('link', { name: 'Skip the rest' })).toBeAttached();
      await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
      await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await local.stop();
      parts.remove();
    }
  },
);

test('where no site answers, it says so, and what to do', async () => {
  const nowhere = `http://localhost:${await freePort()}`;
  const local = await startLocalPart(join(root, 'mfe-leads'), 'preview', { origin: nowhere });
  try {
    const answer = await fetch(`${local.origin}/contact`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(`No site answers at ${nowhere}`);
  } finally {
    await local.stop();
  }
});
