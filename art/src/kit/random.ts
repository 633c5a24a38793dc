/** Seeded random numbers (mulberry32): the same seed always draws the same scene. */
export interface Random {
  /** 0 to 1. */
  (): number;
  between(a: number, b: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (a: number, b: number) => a + (b - a) * next(),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  });
}
