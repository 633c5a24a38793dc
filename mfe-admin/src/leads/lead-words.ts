/** Names and dates of leads in the agent's words. */

import { addDays, dayOf, inNewYork } from '../clock/new-york.ts';
import type { LeadRowFragment } from '../generated/operations.ts';

type Row = Pick<LeadRowFragment, 'kind' | 'inquiryType' | 'name' | 'email'>;

/** The kind of a lead, as on its badge. */
export type LeadBadge = 'Showing' | 'Info' | 'Question' | 'Contact' | 'Valuation' | 'Popup';

const ofInquiry = { showing: 'Showing', info: 'Info', general: 'Question' } as const;
const ofKind = { contact: 'Contact', valuation: 'Valuation', inquiry: 'Question', capture: 'Popup' } as const;

export const badgeOf = ({ kind, inquiryType }: Row): LeadBadge =>
  inquiryType === null ? ofKind[kind] : ofInquiry[inquiryType];

/** The sender. A popup may give only a mail address. */
export const whoOf = ({ name, email }: Pick<Row, 'name' | 'email'>): string => name ?? email;

/** "604 Seventh Avenue, Asbury Park, NJ 07712" → "604 Seventh Avenue". */
export const streetOf = (title: string): string => title.split(',')[0] ?? title;

/** What a lead is about, in one line. */
export function topicOf({ propertyTitle, message, summary }: LeadRowFragment): string {
  if (propertyTitle === null) return summary || 'Asked for the market letter';
  return message ? `${streetOf(propertyTitle)}: ${message}` : propertyTitle;
}

export const leadPath = ({ kind, id }: Pick<LeadRowFragment, 'kind' | 'id'>): string => `/admin/leads/${kind}/${id}`;

/* Showings and due times are shown in the agent's time zone, wherever the device is. */
const hour = inNewYork({ hour: 'numeric', minute: '2-digit' });
const zone = inNewYork({ timeZoneName: 'short' });
const weekday = inNewYork({ weekday: 'short' });
const date = inNewYork({ day: 'numeric' });
const longWeekday = inNewYork({ weekday: 'long', month: 'long', day: 'numeric' });
const longDay = inNewYork({ month: 'long', day: 'numeric' });
const day = inNewYork({ month: 'short', day: 'numeric' });

/** "November 16". */
export const formatDate = (iso: string): string => longDay.format(new Date(iso));

/** "2:00 pm". */
export const formatHour = (iso: string): string => hour.format(new Date(iso)).toLowerCase();

const zoneOf = (iso: string) => zone.format(new Date(iso)).split(' ').at(-1);

/** "1:00 pm to 3:00 pm", and where the clocks change in between, "1:30 am EDT to 1:30 am EST". */
export function formatHours({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const isChanged = zoneOf(startsAt) !== zoneOf(endsAt);
  const said = (iso: string) => (isChanged ? `${formatHour(iso)} ${zoneOf(iso)}` : formatHour(iso));
  return `${said(startsAt)} to ${said(endsAt)}`;
}

/** "Thu 19". */
export const weekdayOf = (iso: string): string => `${weekday.format(new Date(iso))} ${date.format(new Date(iso))}`;

/** "Thu 19, 4:30 pm". */
export const formatTime = (iso: string): string => `${weekdayOf(iso)}, ${formatHour(iso)}`;

/** "Thursday, November 19". */
export const formatWholeDay = (iso: string): string => longWeekday.format(new Date(iso));

/** "Thursday, November 19, at 4:30 pm". */
export const formatWholeTime = (iso: string): string => `${longWeekday.format(new Date(iso))}, at ${formatHour(iso)}`;

/** "Today", "Yesterday", "Tomorrow" or "Nov 9", in the agent's calendar. */
export function formatDay(iso: string, now: number): string {
  const today = dayOf(now);
  const near = { [today]: 'Today', [addDays(today, -1)]: 'Yesterday', [addDays(today, 1)]: 'Tomorrow' };
  return near[dayOf(iso)] ?? day.format(new Date(iso));
}

/** "today, 2:00 pm" or "Nov 9, 2:00 pm", for use within a sentence. */
export function formatMoment(iso: string, now: number): string {
  const named = formatDay(iso, now);
  return `${/day|morrow/.test(named) ? named.toLowerCase() : named}, ${formatHour(iso)}`;
}
