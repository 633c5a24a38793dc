/** Icons of the site, or of a part on a home screen: no script imports them, so the build lays them beside its assets, under the hash of their content. */

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Copies `src/icons/` of the part in `folder` into its build and answers the files, relative to `web/`. */
export function layIcons(folder: string): string[] {
  const source = join(folder, 'src/icons');
  mkdirSync(join(folder, '.build/web/assets'), { recursive: true });
  return readdirSync(source)
    .sort()
    .map((file) => {
      const { name, ext } = parse(file);
      const hash = createHash('sha256')
        .update(readFileSync(join(source, file)))
        .digest('hex')
        .slice(0, 8);
      const laid = `assets/${name}.${hash}${ext}`;
      cpSync(join(source, file), join(folder, '.build/web', laid));
      return laid;
    });
}
