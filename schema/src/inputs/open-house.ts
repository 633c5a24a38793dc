import * as z from 'zod/mini';
import { isAhead, lasts, moment, span } from './span.ts';

const DAY = 86_400_000;

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** Open houses are kept on the agent's calendar, New York's. */
export const newOpenHouse = z.object({ id: z.uuid(), ...span }).check(
  ...lasts(DAY, 'At most a day'),
  ...isAhead,
  z.refine(({ startsAt, endsAt }) => calendarDay.format(startsAt) === calendarDay.format(endsAt), {
    path: ['endsAt'],
    error: 'It ends on the day on which it begins',
  }),
);
export type NewOpenHouse = z.output<typeof newOpenHouse>;

export const openHouseSearch = z.object({
  propertyId: z.nullish(z.guid()),
  from: z.nullish(moment),
  to: z.nullish(moment),
});
export type OpenHouseSearch = z.output<typeof openHouseSearch>;
