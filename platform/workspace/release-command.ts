/** Bundles the release command into one file, which needs only Node 20 or later. */

import { basename, dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { root } from './parts.ts';

/** Writes the bundle to `file`. Rejects with the errors in its sources. */
export async function bundleReleaseCommand(file: string): Promise<void> {
  const command = rspack({
    context: join(root, 'platform'),
    mode: 'production',
    target: 'node20',
    entry: './release/cli.ts',
    output: {
      path: dirname(file),
      filename: basename(file),
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
    // Only `smoke` imports it, from wherever it is installed.
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
}
