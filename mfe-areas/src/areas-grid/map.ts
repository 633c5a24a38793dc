/** The layout of the towns: like a loose map, with north at the top and the ocean on the right. */

export type Row = { label: string; slugs: readonly string[] };

/** The place of the card that leads to /contact. */
export const ASK = 'ask';

export const rows: readonly Row[] = [
  {
    label: 'City and bayshore',
    slugs: ['new-york', 'union-beach', 'belford', 'atlantic-highlands', 'highlands', 'sea-bright'],
  },
  { label: 'The two rivers', slugs: ['holmdel', 'middletown', 'red-bank', 'fair-haven', 'rumson', 'monmouth-beach'] },
  {
    label: 'Inland to the beach',
    slugs: ['colts-neck-township', 'lincroft', 'shrewsbury', ASK, 'asbury-park', 'long-branch'],
  },
];

/** The rows, and one more for towns that have no place on the map. */
export function layOut(slugs: readonly string[]): readonly Row[] {
  const placed = new Set(rows.flatMap((row) => row.slugs));
  const others = slugs.filter((slug) => !placed.has(slug));
  return others.length > 0 ? [...rows, { label: 'Farther afield', slugs: others }] : rows;
}
