/** What the look at a set in the browser says of styles that reach into another part's slot. */

import { expect, test } from '@playwright/test';
import { restyles } from 'smoke/restyles';

const page = (part: string, rules: string) => `
<style data-href="/releases/${part}/1.0.0+1/web/css/page.css">@layer remotes{${rules}}</style>
<main class="own"><h2 class="title">Rumson</h2>
  <div data-slot="areas/Shore"><h3>Shore</h3><div data-slot="leads/Ask"><p>Ask</p></div></div>
  <div data-slot="listings/TownHomes"><h3>Homes</h3><a href="/">One</a></div>
</main>`;

for (const [what, rules, words] of [
  ['a heading', '.own h3{color:red}', 'its rule .own h3 styles a <h3> of the slot listings/TownHomes'],
  [
    'a link under a pointer',
    '.own a:hover{color:red}',
    'its rule .own a:hover styles a <a> of the slot listings/TownHomes',
  ],
  [
    'what stands before it',
    '.own a::before{content:""}',
    'its rule .own a::before styles a <a> of the slot listings/TownHomes',
  ],
  [
    'on phones',
    '@media all{.own>div>a{color:red}}',
    'its rule .own > div > a styles a <a> of the slot listings/TownHomes',
  ],
  ['by a nested rule', '.own{& h3{color:red}}', 'its rule :is(.own) h3 styles a <h3> of the slot listings/TownHomes'],
  ['a slot within its own', '.own p{color:red}', 'its rule .own p styles a <p> of the slot leads/Ask'],
] as const)
  test(`a rule that reaches into another part’s slot is told: ${what}`, async ({ page: tab }) => {
    await tab.setContent(page('mfe-areas', rules));
    expect(await tab.evaluate(restyles)).toEqual([words]);
  });

test('a rule that stays within its part, or only hands down what is inherited, is not told', async ({ page: tab }) => {
  await tab.setContent(
    page('mfe-areas', '.own{color:red}.own>h2,.title:hover{color:red}.own:not(:hover) i{color:red}'),
  );
  expect(await tab.evaluate(restyles)).toEqual([]);
});

test('the shell’s rules are for all', async ({ page: tab }) => {
  await tab.setContent(page('shell', '.own h3{color:red}'));
  expect(await tab.evaluate(restyles)).toEqual([]);
});
