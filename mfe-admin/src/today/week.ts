/** The figures of seven days, and of the seven before. */

import type { WeekFiguresFragment } from '../generated/operations.ts';

export type Figure = { label: string; value: string; before: string };

const count = new Intl.NumberFormat('en-US');

/** 190 → "3 h 10", 45 → "45 min". */
export function inHours(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`;
}

const share = (part: number): string => `${Math.round(part * 100)} %`;

/** "up from 14", "down from 14", "as before". */
function moved(now: number, before: number): string {
  if (now === before) return 'as before';
  return `${now > before ? 'up' : 'down'} from ${count.format(before)}`;
}

const views = ({ homeViews, townViews }: WeekFiguresFragment): number => homeViews + townViews;

/** A figure that cannot be known yet is left out. */
export function figuresOf(now: WeekFiguresFragment, before: WeekFiguresFragment): Figure[] {
  const figures: Figure[] = [
    { label: 'views', value: count.format(views(now)), before: moved(views(now), views(before)) },
    { label: 'new leads', value: count.format(now.leads), before: moved(now.leads, before.leads) },
  ];
  const was = (figure: number | null, print: (figure: number) => string) =>
    figure === null ? '' : `was ${print(figure)}`;
  if (now.medianAnswerMinutes !== null)
    figures.push({
      label: 'to answer, median',
      value: inHours(now.medianAnswerMinutes),
      before: was(before.medianAnswerMinutes, inHours),
    });
  if (now.answeredInTime !== null)
    figures.push({
      label: 'answered in a day',
      value: share(now.answeredInTime),
      before: was(before.answeredInTime, share),
    });
  return figures;
}
