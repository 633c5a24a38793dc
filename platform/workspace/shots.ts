/** `npm run shots [-- screen …]`: takes pictures of every screen at four widths, and puts them on one sheet in docs/. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from './browser.ts';
import { buildStale, root } from './parts.ts';

await buildStale();
const env = { ...process.env, CHROMIUM: browserPath() };
const { status } = spawnSync(process.execPath, [join(root, 'e2e/shots.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
