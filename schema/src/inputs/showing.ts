import * as z from 'zod/mini';
import { arrangedStates, leadKinds, showingStates } from '../enumerations.ts';
import { isAhead, lasts, moment, span } from './span.ts';
import { bounds, requiredText } from './text.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const newShowing = z
  .object({
    id: z.uuid(),
    leadKind: z.enum(leadKinds),
    leadId: z.string(),
    state: z.enum(arrangedStates),
    ...span,
    replaces: z.nullish(z.guid()),
    subject: requiredText(bounds.subject),
    body: requiredText(bounds.message),
  })
  .check(...lasts(12 * HOUR, 'At most twelve hours'), ...isAhead);
export type NewShowing = z.output<typeof newShowing>;

export const showingChange = z.object({
  state: z.enum(showingStates),
  /** The state that the agent saw. If it has changed since, the change is refused. */
  expectedState: z.nullish(z.enum(showingStates)),
});
export type ShowingChange = z.output<typeof showingChange>;

/** A period of the agent's calendar. */
export const calendarSearch = z.object({ from: moment, to: moment }).check(
  z.refine(({ from, to }) => to > from, { path: ['to'], error: 'It ends before it begins' }),
  z.refine(({ from, to }) => to.getTime() - from.getTime() <= 92 * DAY, { path: ['to'], error: 'At most 92 days' }),
);
export type CalendarSearch = z.output<typeof calendarSearch>;
