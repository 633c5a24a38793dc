/** Decides by the visits whether a canary waits, goes live or is taken back. */

import type { Metric } from '../../vitals/histogram.ts';
import { metrics } from '../../vitals/histogram.ts';
import type { Vitals } from '../../vitals/vitals.rows.ts';

export interface Told {
  /** Whether it fits together with what is live now. */
  readonly fits: boolean;
  readonly canary: Vitals;
  /** Of the live release of the same part, since the canary began. */
  readonly live: Vitals;
  readonly ageMs: number;
  /** Percent of visitors who get the canary. */
  readonly share: number;
}

export interface Verdict {
  readonly step: 'promote' | 'take back' | 'wait';
  readonly because: string;
}

/** Visits that each side needs before a promote, and before times are compared. */
const VISITS = 50;
const AGE_MS = 10 * 60 * 1000;
/**
 * Failed visits before failures are compared. One network counts at most six times an hour, so it cannot take a canary
 * back alone.
 */
const FAILED = 7;
const VISITS_FOR_FAILURES = 20;
/**
 * By how much the canary's share of failed visits may exceed the live one: beyond WORSE_SHARE it is taken back, beyond
 * SAME_SHARE it waits.
 */
const WORSE_SHARE = 0.1;
const SAME_SHARE = 0.02;
const RENDER_FAULTS = 3;
/** Fewer samples of a metric than this say nothing. A page that nobody touches has no `inp`. */
const SAMPLES = 20;

/**
 * Limits for the 75th percentile, given the live one: up to `same` the canary may be promoted, beyond `worse` it is
 * taken back.
 */
const margins: Readonly<Record<Metric, { same: (live: number) => number; worse: (live: number) => number }>> = {
  lcp: { same: (live) => live * 1.1 + 100, worse: (live) => live * 1.5 + 500 },
  ttfb: { same: (live) => live * 1.1 + 100, worse: (live) => live * 1.5 + 300 },
  inp: { same: (live) => live * 1.1 + 40, worse: (live) => live * 1.5 + 100 },
  cls: { same: (live) => live + 0.02, worse: (live) => live + 0.1 },
};

const inWords = (metric: Metric, value: number): string =>
  metric === 'cls' ? value.toFixed(2) : `${Math.round(value)} ms`;

const shareOf = ({ failed, visits }: Vitals): number => (visits === 0 ? 0 : failed / visits);

/** The metrics beyond a margin, in words. */
function beyond({ canary, live }: Told, margin: 'same' | 'worse'): string[] {
  return metrics.flatMap((metric) => {
    const [mine, other] = [canary.p75[metric], live.p75[metric]];
    if (mine === undefined || other === undefined) return [];
    if (canary.samples[metric] < SAMPLES || live.samples[metric] < SAMPLES) return [];
    if (mine <= margins[metric][margin](other)) return [];
    return [`${metric.toUpperCase()} ${inWords(metric, mine)} against ${inWords(metric, other)}`];
  });
}

/** Pages that failed on the server, if more than twice as many as the canary's share of visitors explains. */
function faultsBeyond({ canary, live, share }: Told): string[] {
  const expected = (live.renderFaults * share) / (100 - share);
  const isWorse = canary.renderFaults >= RENDER_FAULTS && canary.renderFaults > 2 * expected;
  return isWorse
    ? [`${canary.renderFaults} pages of it failed on the server, ${live.renderFaults} of what is live`]
    : [];
}

function failuresBeyond({ canary, live }: Told): string[] {
  const isWorse =
    canary.failed >= FAILED && canary.visits >= VISITS_FOR_FAILURES && shareOf(canary) > shareOf(live) + WORSE_SHARE;
  return isWorse
    ? [`${canary.failed} of ${canary.visits} visits failed, ${live.failed} of ${live.visits} of what is live`]
    : [];
}

/** The next step by what is known. An unclear case waits. */
export function verdictOn(told: Told): Verdict {
  const { canary, live, ageMs } = told;
  if (!told.fits) return { step: 'take back', because: 'it does not fit together with what is live now' };
  const hasEnough = canary.visits >= VISITS && live.visits >= VISITS;
  const worse = [...faultsBeyond(told), ...failuresBeyond(told), ...(hasEnough ? beyond(told, 'worse') : [])];
  if (worse.length > 0) return { step: 'take back', because: worse.join('; ') };
  const seen = `${canary.visits} ${canary.visits === 1 ? 'visit' : 'visits'} against ${live.visits}`;
  if (!hasEnough || ageMs < AGE_MS) return { step: 'wait', because: `${seen}, of ${VISITS} that are needed` };
  const more = beyond(told, 'same');
  if (shareOf(canary) > shareOf(live) + SAME_SHARE) more.push('more visits fail');
  if (canary.renderFaults > 0) more.push('pages of it failed on the server');
  if (more.length > 0) return { step: 'wait', because: `neither clearly worse nor as good: ${more.join('; ')}` };
  return { step: 'promote', because: `${seen}, no worse` };
}
