/** The sheet's size, points in the plane and in space, and the curves that the scenes are cut from. */

/** The size of a drawing, in pixels. */
export const W = 1600;
export const H = 900;

/** Across and down, in pixels. */
export type Point = readonly [x: number, y: number];
/** Right, up and away, in metres. */
export type Spot = readonly [x: number, y: number, z: number];

/** Rounds to a tenth of a pixel, which is fine enough for a printed edge. */
export const n1 = (n: number): number => Math.round(n * 10) / 10;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Makes `n` things from their index and their share of the way from first to last. */
export const range = <const T>(n: number, make: (index: number, share: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => make(index, n > 1 ? index / (n - 1) : 0));

/** Each item with the next one. */
export const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.slice(1).flatMap((to, i) => {
    const from = list[i];
    return from === undefined ? [] : [[from, to] as const];
  });

/** The item at `index` of a list that repeats. */
export function turn<const L extends readonly [unknown, ...unknown[]]>(list: L, index: number): L[number] {
  const item: L[number] | undefined = list[index % list.length];
  return item ?? list[0];
}

export const polyD = (list: readonly Point[]): string => `M${list.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;

const segment = (p0: Point, p1: Point, p2: Point, p3: Point, k: number): string =>
  `C${n1(p1[0] + (p2[0] - p0[0]) * k)} ${n1(p1[1] + (p2[1] - p0[1]) * k)} ${n1(p2[0] - (p3[0] - p1[0]) * k)} ${n1(p2[1] - (p3[1] - p1[1]) * k)} ${n1(p2[0])} ${n1(p2[1])}`;

/** A smooth open curve through points (Catmull-Rom). */
export function curve(list: readonly Point[]): string {
  const [first] = list;
  if (!first) throw new Error('A curve needs a point');
  const point = (index: number): Point => list[Math.max(0, Math.min(list.length - 1, index))] ?? first;
  const segments = list.slice(1).map((p2, i) => segment(point(i - 1), point(i), p2, point(i + 2), 1 / 6));
  return `M${n1(first[0])} ${n1(first[1])}${segments.join('')}`;
}

/** A smooth closed curve through points. */
export function closed(list: readonly Point[]): string {
  const [first] = list;
  if (!first) throw new Error('A curve needs a point');
  const point = (index: number): Point => list.at(index % list.length) ?? first;
  const segments = list.map((p1, i) => segment(point(i - 1), p1, point(i + 1), point(i + 2), 1 / 6));
  return `M${n1(first[0])} ${n1(first[1])}${segments.join('')}Z`;
}

/** Ground: a smooth skyline, closed at `floor`. */
export function land(list: readonly Point[], floor = H + 20): string {
  return `${curve(list)}L${n1(list.at(-1)?.[0] ?? 0)} ${floor}L${n1(list[0]?.[0] ?? 0)} ${floor}Z`;
}

/** The convex hull of the points, in order. */
export function hull(list: readonly Point[]): Point[] {
  const sorted = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half([...sorted].reverse())];
}

function half(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (isDented(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  kept.pop();
  return kept;
}

const isDented = (o: Point | undefined, a: Point | undefined, b: Point): boolean =>
  o !== undefined && a !== undefined && (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) <= 0;
