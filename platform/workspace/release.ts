/** `npm run release -- …`: bundles the command into one file and runs it with the same arguments. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { root } from './parts.ts';

const command = rspack({
  context: join(root, 'platform'),
  mode: 'production',
  target: 'node20',
  entry: { release: './release/cli.ts' },
  output: {
    path: join(root, 'platform/dist'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    asyncChunks: false,
  },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: 'node 20' } },
      },
    ],
  },
  // Only `smoke` asks for it, from wherever it is installed.
  externals: { 'playwright-core': 'import playwright-core' },
  optimization: { minimize: false },
});
await new Promise<void>((resolve, reject) => {
  command.run((error, stats) => {
    if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
    else if (error) reject(error);
    else command.close(() => resolve());
  });
});
const { status } = spawnSync(process.execPath, [join(root, 'platform/dist/release.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
