import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Release } from '../src/release.ts';
import { overBudget } from './over-budget.ts';

const folder = mkdtempSync(join(tmpdir(), 'over-budget-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'web'));
/** Random bytes cannot be compressed. */
const write = (file: string, content: Buffer) => writeFileSync(join(folder, 'web', file), content);
write('entry.js', randomBytes(50));
write('light.js', Buffer.alloc(5000, 'a'));
write('heavy.js', randomBytes(200));
write('heavy.css', randomBytes(90));

const release = {
  name: 'mfe-one',
  isPrivate: false,
  entry: 'web/entry.js',
  pages: [
    { path: '/light', scripts: ['light.js'], styles: [] },
    { path: '/heavy', scripts: ['light.js', 'heavy.js'], styles: ['heavy.css'] },
  ],
  slots: { Card: { scripts: ['heavy.js'], styles: [] } },
  budgets: { shell: 40, entry: 60, privateEntry: 40, page: 100, slot: 300, styles: 80 },
} as unknown as Release;

it('names each page, slot and entry that is too heavy once it is compressed', () => {
  const told = overBudget(folder, release);
  expect(told).toEqual([
    expect.stringMatching(/^page \/heavy: 2\d\d B, the budget is 100 B/),
    expect.stringMatching(/^the styles of page \/heavy: 9\d B, the budget is 80 B/),
  ]);
  const entryOf = (more: object) => overBudget(folder, { ...release, ...more } as Release)[0];
  expect(entryOf({ isPrivate: true })).toMatch(/^the entry: 5\d B, the budget is 40 B/);
  expect(entryOf({ name: 'shell' })).toMatch(/^the entry: 5\d B, the budget is 40 B/);
});
