/**
 * A visit in the agent's own calendar: one entry from the first reserved time to the last time to which it is moved.
 */

import type { CalendarEntry } from 'schema/calendar';
import { plusMinutes } from '../clock/new-york.ts';
import type { LeadRowFragment, ShowingRowFragment } from '../generated/operations.ts';
import { whoOf } from '../leads/lead-words.ts';
import { SHOWING } from './week.ts';

/** The id contains the first time of the visit, so that a reserved time becomes the entry of the showing. */
const idOf = (leadId: string, firstStartsAt: string) => `${leadId}.${new Date(firstStartsAt).toISOString()}`;

/** Calendars read the number in 31 bits. Seconds since 2026 fit until 2094. */
const BEGINNING = Date.UTC(2026);

/** Grows with each change of a showing, also when it is replaced by one at another time. */
const revisionOf = (updatedAt: string) => Math.floor((Date.parse(updatedAt) - BEGINNING) / 1000);

/** A requested time that the agent reserves before it is accepted. */
export const heldTime = (lead: LeadRowFragment, startsAt: string): CalendarEntry => ({
  id: idOf(lead.id, startsAt),
  revision: 0,
  startsAt: new Date(startsAt),
  endsAt: plusMinutes(startsAt, SHOWING),
  isCertain: false,
  title: `Showing: ${whoOf(lead)}`,
  place: lead.propertyTitle ?? '',
  words: [lead.phone, lead.email, lead.message].filter(Boolean).join('\n'),
});

export const entryOf = (showing: ShowingRowFragment): CalendarEntry => ({
  id: idOf(showing.leadId, showing.firstStartsAt),
  revision: revisionOf(showing.updatedAt),
  startsAt: new Date(showing.startsAt),
  endsAt: new Date(showing.endsAt),
  isCertain: showing.state !== 'proposed',
  title: `Showing: ${whoOf(showing)}`,
  place: showing.propertyTitle ?? '',
  words: [showing.phone, showing.email].filter(Boolean).join('\n'),
});
