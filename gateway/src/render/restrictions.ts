import { fileURLToPath } from 'node:url';

/**
 * Node's permission model: the process may read only the releases and its own source, and may start no children or
 * workers.
 */
export const restrictions = (releasesFolder: string): string[] => [
  '--permission',
  `--allow-fs-read=${releasesFolder}/*`,
  `--allow-fs-read=${fileURLToPath(new URL('./', import.meta.url))}*`,
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  // A process whose heap needs more ends by itself. `Renderer` checks memory outside the heap.
  '--max-old-space-size=512',
];
