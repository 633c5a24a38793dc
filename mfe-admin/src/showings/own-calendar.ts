/** A visit in the agent's own calendar: one entry from the time that is kept free for it to the last time that it is moved to. */

import type { CalendarEntry } from 'schema/calendar';
import { plusMinutes } from '../clock/new-york.ts';
import type { LeadRowFragment, ShowingRowFragment } from '../generated/operations.ts';
import { whoOf } from '../leads/lead-words.ts';
import { SHOWING } from './week.ts';

/** The time that a visit is first arranged for names it: so what was kept free before becomes the showing. */
const idOf = (leadId: string, firstStartsAt: string) => `${leadId}.${new Date(firstStartsAt).toISOString()}`;

/** A calendar takes numbers of 31 bits: seconds from here last until 2094. */
const BEGINNING = Date.UTC(2026);

/** Greater with each change of a showing, and with the next time for the same visit. */
const revisionOf = (updatedAt: string) => Math.floor((Date.parse(updatedAt) - BEGINNING) / 1000);

/** A time that a lead would like, kept free before anybody has accepted it. */
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
