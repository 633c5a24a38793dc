/** A canary as text: its measurements beside those of the live release. */

import type { Desk } from './release-words.ts';

export type Canary = NonNullable<Desk['canary']>;
type Vitals = Canary['own'];

/** Percent of the visitors. The command accepts others, too. */
export const shares = [1, 5, 10, 25, 50] as const;

/** In milliseconds below one second. */
const inTime = (value: number | null): string => {
  if (value === null) return '–';
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
};

const inShift = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

/** The name of each measure, then its values for the canary and the live release. */
export function vitalRows(own: Vitals, live: Vitals): Array<readonly [string, string, string]> {
  return [
    ['Visits', `${own.visits}`, `${live.visits}`],
    ['Failed', `${own.failed}`, `${live.failed}`],
    ['Shown after (LCP)', inTime(own.lcp), inTime(live.lcp)],
    ['Answered after (INP)', inTime(own.inp), inTime(live.inp)],
    ['First byte after (TTFB)', inTime(own.ttfb), inTime(live.ttfb)],
    ['Shifted by (CLS)', inShift(own.cls), inShift(live.cls)],
  ];
}

/**
 * The measurements of a release in a line: "52 visits, shown after 1.2 s, answered after 80 ms". Undefined if there are
 * none.
 */
export function vitalsInWords(vitals: Vitals | null | undefined): string | undefined {
  if (!vitals) return undefined;
  const { visits, failed, lcp, inp, cls } = vitals;
  const told = [
    `${visits} ${visits === 1 ? 'visit' : 'visits'}`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(lcp === null ? [] : [`shown after ${inTime(lcp)}`]),
    ...(inp === null ? [] : [`answered after ${inTime(inp)}`]),
    ...(cls === null ? [] : [`shifted by ${inShift(cls)}`]),
  ];
  return told.join(', ');
}
