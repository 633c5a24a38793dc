/** Texts about showings and in their mails. */

import type { Facts } from '../answer/placeholders.ts';
import { fillIn } from '../answer/placeholders.ts';
import { plusMinutes } from '../clock/new-york.ts';
import type { LeadRowFragment, ShowingRowFragment, ShowingState } from '../generated/operations.ts';
import { formatWholeTime, streetOf, whoOf } from '../leads/lead-words.ts';

/** The recipient of a showing's mail, and the home. */
export type Addressee = Pick<LeadRowFragment, 'id' | 'kind' | 'name' | 'email' | 'propertyTitle'>;

export const addresseeOf = ({ leadId, leadKind, name, email, propertyTitle }: ShowingRowFragment): Addressee => ({
  id: leadId,
  kind: leadKind,
  name,
  email,
  propertyTitle,
});

/** "5 Ridge Road", or the person if no home was named. */
export const placeOf = (one: Pick<Addressee, 'name' | 'email' | 'propertyTitle'>): string =>
  one.propertyTitle === null ? whoOf(one) : streetOf(one.propertyTitle);

/** What follows the street: ", Rumson, NJ 07760". */
export const townOf = ({ propertyTitle }: Pick<Addressee, 'propertyTitle'>): string =>
  propertyTitle === null ? '' : propertyTitle.slice(streetOf(propertyTitle).length);

/** "Ellis": fits into a block of the week. */
export const lastNameOf = (one: Pick<Addressee, 'name' | 'email'>): string => whoOf(one).split(' ').at(-1) ?? '';

export const stateWords: Readonly<Record<ShowingState, string>> = {
  proposed: 'proposed, not answered yet',
  accepted: 'accepted',
  done: 'done',
  no_show: 'nobody came',
  cancelled: 'cancelled',
};

const accepting = 'Dear {name},\n\n{time} suits. I look forward to showing you {home}.\n\n{agent}';
const proposing = 'Dear {name},\n\nThank you for asking to see {home}. Would {time} suit you?\n\n{agent}';
const moving = 'Dear {name},\n\nI have to move our visit to {home}. Would {time} suit you instead?\n\n{agent}';

export type Errand = 'accept' | 'propose' | 'move';

const letters: Readonly<Record<Errand, string>> = { accept: accepting, propose: proposing, move: moving };

/** The mail to begin with. Without a time, a general phrase stands in its place. */
export function letterOf(errand: Errand, startsAt: Date | null, facts: Facts): string {
  const time = startsAt === null ? 'another time' : formatWholeTime(startsAt.toISOString());
  return fillIn(letters[errand].replace('{time}', time), facts);
}

export const endOf = (startsAt: Date, minutes: number): string => plusMinutes(startsAt, minutes).toISOString();
