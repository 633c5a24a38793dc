import { expect, it } from 'vitest';
import { siteOf } from './local-site.ts';

it('shows the part within the site that is named, or the one of this machine', () => {
  expect([siteOf(), siteOf('https://site.example/areas/'), siteOf('http://127.0.0.1:4000')]).toEqual([
    'http://localhost:3000',
    'https://site.example',
    'http://127.0.0.1:4000',
  ]);
});

it.each(['site.example', 'localhost:3000', '127.0.0.1:3000', 'ftp://site.example', ''])(
  'says how a site is named where SITE is "%s"',
  (given) => {
    expect(() => siteOf(given)).toThrow(`SITE is ${given}: write it as http://… or https://…`);
  },
);
