/** The release command as one file, which runs wherever Node 20 does. */

import { basename, dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { root } from './parts.ts';

/** Writes it to `file`. Rejects with what its sources lack. */
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
}
