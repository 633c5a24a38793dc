import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const visitors = '{schema,ui,platform,shell,mfe-listings,mfe-areas,mfe-leads}/src/**/*.{ts,tsx}';

it('no module of the visitors’ pages makes a formatter while it loads or for an amount, which blocks a phone for 100 ms', () => {
  const files = globSync(visitors, { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  const atOnce = files.filter((file) =>
    /^(export )?const [^=\n]+=\s*new Intl\.|\.toLocaleString\(/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(atOnce).toEqual([]);
});
