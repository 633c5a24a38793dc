/** The data of the charts. */

import type { LeadKind, PeriodFiguresFragment } from '../generated/operations.ts';

export const kindNames: Readonly<Record<LeadKind, string>> = {
  contact: 'A message',
  inquiry: 'A home',
  capture: 'The popup',
  valuation: 'A valuation',
};

export type Series = { name: string; weeks: number[]; total: number };

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** Each kind of lead, week by week, the most frequent first. */
export function leadsByKind(weeks: readonly PeriodFiguresFragment[]): Series[] {
  return (Object.keys(kindNames) as LeadKind[])
    .map((kind) => {
      const amounts = weeks.map((week) => week.leadsByKind.find((one) => one.kind === kind)?.amount ?? 0);
      return { name: kindNames[kind], weeks: amounts, total: sum(amounts) };
    })
    .toSorted((one, other) => other.total - one.total);
}

const sourceNames: Readonly<Record<string, string>> = {
  modal: 'A dialog of the site',
  contact_page: 'The contact page',
  scroll_popup: 'The popup, while scrolling',
  exit_intent: 'The popup, on leaving',
  valuation: 'The valuation',
  inquiry: 'A home’s page',
};

/** The sources of leads over all weeks, the most frequent first. */
export function leadsBySource(weeks: readonly PeriodFiguresFragment[]): { name: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { source, amount } of weeks.flatMap((week) => week.leadsBySource))
    amounts.set(source, (amounts.get(source) ?? 0) + amount);
  return [...amounts]
    .map(([source, amount]) => ({ name: sourceNames[source] ?? source, amount }))
    .toSorted((one, other) => other.amount - one.amount);
}

/** "sea-bright" → "Sea Bright". */
export const townName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** "+43", "−9", "new" if there was nothing before, empty for no change. */
export function change(now: number, before: number): string {
  if (now === before) return '';
  if (before === 0) return 'new';
  return now > before ? `+${now - before}` : `−${before - now}`;
}
