/** Web Vitals as counts in buckets: what thousands of visits tell takes no more room than what a few do. */

export const metrics = ['lcp', 'cls', 'inp', 'ttfb'] as const;
/** Largest contentful paint, cumulative layout shift, interaction to next paint, time to first byte. */
export type Metric = (typeof metrics)[number];

/** How often each bucket was met. */
export type Histogram = ReadonlyMap<number, number>;

/** Milliseconds: below, nobody tells one from another. Each bucket is a tenth wider than the one before. */
const LEAST = 10;
const STEP = Math.log(1.1);
/** A minute. */
const LAST = 91;
/** Layout shifts have no unit: hundredths, of two at most. */
const LAST_SHIFT = 200;

/** The bucket of a value: milliseconds, or a layout shift. */
export function bucketOf(metric: Metric, value: number): number {
  if (metric === 'cls') return Math.min(Math.round(value * 100), LAST_SHIFT);
  return Math.min(Math.floor(Math.log(Math.max(value, LEAST) / LEAST) / STEP), LAST);
}

/** The middle of a bucket: at most a twentieth from what was measured. */
const middleOf = (metric: Metric, bucket: number): number =>
  metric === 'cls' ? bucket / 100 : Math.round(LEAST * Math.exp((bucket + 0.5) * STEP));

/** What three of four visits had at most, as Web Vitals are told; `undefined` of none. */
export function p75(metric: Metric, histogram: Histogram): number | undefined {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let left = Math.ceil(total * 0.75);
  for (const [bucket, count] of [...histogram].toSorted(([one], [other]) => one - other)) {
    left -= count;
    if (left <= 0) return middleOf(metric, bucket);
  }
  return undefined;
}
