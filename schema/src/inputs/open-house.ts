import * as z from 'zod/mini';
import { newYorkDay } from '../new-york-day.ts';
import { isAhead, lasts, moment, span } from './span.ts';

const DAY = 86_400_000;

/** An open house lies within one day of the agent's calendar, which is New York's. */
export const newOpenHouse = z.object({ id: z.uuid(), ...span }).check(
  ...lasts(DAY, 'At most a day'),
  ...isAhead,
  z.refine(({ startsAt, endsAt }) => newYorkDay(startsAt) === newYorkDay(endsAt), {
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
