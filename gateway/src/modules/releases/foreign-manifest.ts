/** The manifest by which other sites find a part's slots: `foreign/mf-manifest.json` of its release. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const FOREIGN_MANIFEST = 'foreign/mf-manifest.json';

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

const schema = z.looseObject({
  metaData: z.looseObject({
    publicPath: z.string(),
    globalName: z.string(),
    remoteEntry: z.looseObject({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(z.looseObject({ name: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

export type ForeignManifest = z.output<typeof schema>;

/** Throws if there is none, or if it does not have the form that Module Federation writes. */
export const readForeignManifest = (folder: string): ForeignManifest =>
  z.parse(schema, JSON.parse(readFileSync(join(folder, FOREIGN_MANIFEST), 'utf8')));

/** The files that it names, relative to the release's folder. */
export function filesOfManifest({ metaData: { remoteEntry }, exposes }: ForeignManifest): string[] {
  const named = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  return [join(remoteEntry.path, remoteEntry.name), ...named].map((file) => `foreign/${file}`);
}
