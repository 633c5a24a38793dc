/** Which pages a browser is sent to before a set goes live: all of a changed part, and all that place its slots. */

import type { Part, PartSet } from './part.ts';
import { addressesOf } from './sample-addresses.ts';

/** `release`: who is to blame if it fails. */
export type Visit = { release: Part; path: string; address: string; isMadeUp: boolean; isPrivate: boolean };

const slotsOf = ({ short, slots }: Part): string[] => Object.keys(slots).map((slot) => `${short}/${slot}`);

/** One address a page: its own, or that of a known record. Of private pages, for which nobody signs in, only those without one. */
export function visitsOf({ shell, remotes }: PartSet, changed: readonly Part[], homes: readonly string[]): Visit[] {
  const known = [...homes, ...remotes.flatMap(({ sitemap }) => sitemap.map(({ path }) => path))];
  const isFrameChanged = changed.includes(shell);
  const placing = (slots: readonly string[]) =>
    changed.find((release) => slotsOf(release).some((slot) => slots.includes(slot)));
  return [shell, ...remotes].flatMap((owner) =>
    owner.pages.flatMap(({ path, slots }) => {
      const isFirst = path === '/';
      const isOwn = changed.includes(owner) || (isFrameChanged && !owner.isPrivate);
      const release = isOwn ? owner : placing(isFirst ? [...slots, ...shell.frameSlots] : slots);
      if (!release || (owner.isPrivate && path.includes(':'))) return [];
      const [address = path] = addressesOf(path, known, false);
      return [
        {
          release,
          path,
          address,
          isMadeUp: path.includes(':') && !known.includes(address),
          isPrivate: owner.isPrivate,
        },
      ];
    }),
  );
}
