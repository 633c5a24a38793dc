import { useSearchParams } from 'platform';
import { addDays, dayOf, isDay } from '../clock/new-york.ts';

const WEEK = 7;

function pathOf(parameters: Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString();
  return search ? `/admin/showings?${search}` : '/admin/showings';
}

/**
 * The day in the URL, else today, so that bookmarks and Back lead to the same week. `isAlone`: whether the day is
 * shown by itself also where a week fits.
 */
export function useDay(now: number) {
  const [parameters] = useSearchParams();
  const asked = parameters.get('day');
  const today = dayOf(now);
  const day = isDay(asked) ? asked : today;
  const isAlone = parameters.get('view') === 'day';
  const dayIn = (other: string): Record<string, string> => (other === today ? {} : { day: other });
  const toWeek = (other: string) => pathOf(dayIn(other));
  const toDay = (other: string) => pathOf({ ...dayIn(other), view: 'day' });
  const to = isAlone ? toDay : toWeek;
  return { day, today, isAlone, to, toWeek, toDay, before: to(addDays(day, -WEEK)), after: to(addDays(day, WEEK)) };
}
