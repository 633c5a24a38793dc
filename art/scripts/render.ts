/** `npm run art -- [names…]`: draws every scene, or those named, into the files that the site shows. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Raster, rasters, root } from '../src/rasters.ts';
import { print, toJpeg } from '../src/render.ts';

function choose(names: readonly string[]): readonly Raster[] {
  const unknown = names.filter((name) => !rasters.some((raster) => raster.name === name));
  if (unknown.length > 0) throw new Error(`No scene is called ${unknown.join(' or ')}`);
  return names.length > 0 ? rasters.filter(({ name }) => names.includes(name)) : rasters;
}

for (const { name, file, draw } of choose(process.argv.slice(2))) {
  const path = join(root, file);
  await toJpeg(print(draw())).toFile(path);
  console.log(`${name}: ${Math.round((await stat(path)).size / 1000)} kB`);
}
