import { fileURLToPath } from 'node:url';

/** Node's permission model keeps the process from every file but the releases and its own source, from children and workers. */
export const restrictions = (releasesFolder: string): string[] => [
  '--permission',
  `--allow-fs-read=${releasesFolder}/*`,
  `--allow-fs-read=${fileURLToPath(new URL('./', import.meta.url))}*`,
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  // What asks for more ends by itself; memory outside the heap is looked at in `Renderer`.
  '--max-old-space-size=512',
];
