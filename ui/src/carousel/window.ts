/** The arithmetic of a carousel. A position is any whole number, so it never has to jump back to the beginning. */

/** The item at a position. The items repeat endlessly in both directions. */
export const itemAt = (position: number, count: number) => ((position % count) + count) % count;

export interface Slot {
  /** Unique among the slots on the track. */
  position: number;
  item: number;
}

/** The slots on the track: those in view, and one more on each side, so that there is an item to move in. */
export function slotsAround(position: number, visible: number, count: number): Slot[] {
  if (count === 0) return [];
  if (count <= visible) return Array.from({ length: count }, (_, item) => ({ position: item, item }));
  return Array.from({ length: visible + 2 }, (_, index) => {
    const slot = position - 1 + index;
    return { position: slot, item: itemAt(slot, count) };
  });
}

/** The position nearest to the present one at which `item` is the first in view. */
export function positionOf(item: number, position: number, count: number): number {
  const ahead = itemAt(item - position, count);
  return ahead <= count / 2 ? position + ahead : position + ahead - count;
}
