/** What a page may have once, whichever of its parts draws it: each id, and the main element. */

import { readTags } from './tags.ts';

/** Names the first double of a body. Labels, descriptions and links by an id find its first element alone. */
export function doubleIn(body: string): string | undefined {
  const ids = new Set<string>();
  let mains = 0;
  let double: string | undefined;
  readTags(body, ({ name, attributes }) => {
    const id = attributes.get('id');
    if (id !== undefined && ids.has(id))
      double ??= `has id="${id.slice(0, 80)}" twice, so that labels and links would miss one of the two`;
    if (id !== undefined) ids.add(id);
    if (name === 'main') mains += 1;
  });
  return double ?? (mains > 1 ? 'has <main> twice' : undefined);
}
