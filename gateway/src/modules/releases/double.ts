/** What a page may have once, whichever of its parts draws it: each id, and the main element. */

import type { Tag } from './tags.ts';

/** Is given each tag of a body, and names the first double. Labels, descriptions and links by an id find its first element alone. */
export function createDoubles() {
  const ids = new Set<string>();
  let mains = 0;
  let double: string | undefined;
  return {
    see({ name, attributes }: Tag): void {
      const id = attributes.get('id');
      if (id !== undefined && ids.has(id))
        double ??= `has id="${id.slice(0, 80)}" twice, so that labels and links would miss one of the two`;
      if (id !== undefined) ids.add(id);
      if (name === 'main') mains += 1;
    },
    fault: () => double ?? (mains > 1 ? 'has <main> twice' : undefined),
  };
}
