/** Web Vitals as counts in buckets, so that thousands of visits need no more room than a few. */

export const metrics = ['lcp', 'cls', 'inp', 'ttfb'] as const;
/** Largest contentful paint, cumulative layout shift, interaction to next paint, time to first byte. */
export type Metric = (typeof metrics)[number];

/** The count of each bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** Milliseconds: nobody notices a difference below this. Each bucket is a tenth wider than the one before. */
const LEAST = 10;
const STEP = Math.log(1.1);
/** The last bucket for times: about a minute. */
const LAST = 91;
/** The last bucket for layout shifts, which have no unit: in hundredths, up to two. */
const LAST_SHIFT = 200;

/** The bucket of a value in milliseconds, or of a layout shift. */
export function bucketOf(metric: Metric, value: number): number {
  if (metric === 'cls') return Math.min(Math.round(value * 100), LAST_SHIFT);
  return Math.min(Math.floor(Math.log(Math.max(value, LEAST) / LEAST) / STEP), LAST);
}

/** The middle of a bucket: at most a twentieth away from the measured value. */
const middleOf = (metric: Metric, bucket: number): number =>
  metric === 'cls' ? bucket / 100 : Math.round(LEAST * Math.exp((bucket + 0.5) * STEP));

/** The 75th percentile, which is the usual figure for Web Vitals; undefined without visits. */
export function p75(metric: Metric, histogram: Histogram): number | undefined {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let left = Math.ceil(total * 0.75);
  for (const [bucket, count] of [...histogram].toSorted(([one], [other]) => one - other)) {
    left -= count;
    if (left <= 0) return middleOf(metric, bucket);
  }
  return undefined;
}
