/** The arithmetic of a carousel. A position is any whole number; it never has to jump back to its beginning. */

/** The item that stands at a position, with the items repeating for ever in both directions. */
export const itemAt = (position: number, count: number) => ((position % count) + count) % count;

export interface Slot {
  /** Unique for as long as the slot is on the track. */
  position: number;
  item: number;
}

/** The slots on the track: those in sight and one beyond on either side, so that there is something to move in from. */
export function slotsAround(position: number, visible: number, count: number): Slot[] {
  if (count === 0) return [];
  if (count <= visible) return Array.from({ length: count }, (_, item) => ({ position: item, item }));
  return Array.from({ length: visible + 2 }, (_, index) => {
    const slot = position - 1 + index;
    return { position: slot, item: itemAt(slot, count) };
  });
}

/** The position nearest to the present one that shows the wanted item first. */
export function positionOf(item: number, position: number, count: number): number {
  const ahead = itemAt(item - position, count);
  return ahead <= count / 2 ? position + ahead : position + ahead - count;
}
