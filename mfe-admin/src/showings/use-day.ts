import { useSearchParams } from 'platform';
import { addDays, dayOf, isDay } from '../clock/new-york.ts';

const WEEK = 7;

/** The day in the URL, else today, so that bookmarks and Back lead to the same week. */
export function useDay(now: number) {
  const [parameters] = useSearchParams();
  const asked = parameters.get('day');
  const today = dayOf(now);
  const day = isDay(asked) ? asked : today;
  const to = (other: string) => (other === today ? '/admin/showings' : `/admin/showings?day=${other}`);
  return { day, today, to, before: to(addDays(day, -WEEK)), after: to(addDays(day, WEEK)) };
}
