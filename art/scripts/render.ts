/**
 * `npm run art -- [names…]`: draws all scenes, or the named ones, into the files that the site shows. Also prints the
 * places on the Shore, for what lies over its drawing.
 */

import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Raster, rasters, root } from '../src/rasters.ts';
import { print, toFormatOf } from '../src/render.ts';
import { placesFile, printPlaces } from '../src/shore/places.ts';

function choose(names: readonly string[]): readonly Raster[] {
  const unknown = names.filter((name) => !rasters.some((raster) => raster.name === name));
  if (unknown.length > 0) throw new Error(`No scene is called ${unknown.join(' or ')}`);
  return names.length > 0 ? rasters.filter(({ name }) => names.includes(name)) : rasters;
}

for (const { name, file, draw, size, width } of choose(process.argv.slice(2))) {
  const path = join(root, file);
  await toFormatOf(file, print(draw(), size, width)).toFile(path);
  console.log(`${name}: ${Math.round((await stat(path)).size / 1000)} kB`);
}
await writeFile(join(root, placesFile), printPlaces());
