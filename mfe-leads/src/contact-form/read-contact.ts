import type { ContactDialogProps } from 'platform';
import {
  type ContactInterest,
  type ContactSource,
  contactInterests,
  type InputIssue,
  interestMessage,
  wishInWords,
} from 'schema';
import { type ContactInput, contactInput, type Parsed, parseInput } from 'schema/forms';
import { newYorkHour } from './new-york-hour.ts';
import { now } from './now.ts';

const isInterest = (value: unknown): value is ContactInterest =>
  contactInterests.some((interest) => interest === value);

/** The message of a visitor who asks about a home and writes nothing. */
const askAbout = ({ title, inquiryType }: NonNullable<ContactDialogProps['property']>): string =>
  inquiryType === 'showing' ? `I would like to see ${title}.` : `Please send me more about ${title}.`;

/** The field of the days that are chosen as chips. */
export const PREFERRED_DAY = 'preferredDay';

/** A text that is no time, such as one in the year 12026, is kept as it is, and then refused. */
function inUtc(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? time : moment.toISOString();
}

/** A requested time, and the name of its field. */
type Asked = { field: string; time: string };

/**
 * Times as the contract wants them, in UTC. A day counts from the hour at which the chosen part begins in New York. An
 * exact time has no zone and is in the visitor's own, as the field says. Empty fields are ignored.
 */
function readTimes(fields: FormData): Asked[] {
  const part = String(fields.get('preferredPart'));
  const days = fields.getAll(PREFERRED_DAY).map((day) => ({
    field: PREFERRED_DAY,
    time: newYorkHour(String(day), part).toISOString(),
  }));
  const exact = [...fields].flatMap(([field, time]) =>
    field.startsWith('preferredTimes.') && time !== '' ? [{ field, time: inUtc(String(time)) }] : [],
  );
  return [...days, ...exact];
}

/** What the form is about, if it is about a home or a wish. */
type Known = { [Name in 'property' | 'wish']: ContactDialogProps[Name] | undefined };

/** The message if the visitor wrote none. */
function speakFor(interest: string, { property, wish }: Known): string {
  if (property) return askAbout(property);
  if (wish) return `Tell me when one comes: ${wishInWords(wish)}.`;
  return isInterest(interest) ? interestMessage(interest) : '';
}

/**
 * The form's fields as POST /api/contacts wants them. In the dialog, an interest, a home or a wish replaces an empty
 * message.
 */
export function readContact(fields: FormData, source: ContactSource, { property, wish }: Known) {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const interest = text('interest');
  const fallback = speakFor(interest, { property, wish });
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message') || (source === 'modal' ? fallback : ''),
    source,
    ...(interest ? { interest } : {}),
    ...(property ? { propertyId: property.id, inquiryType: property.inquiryType } : {}),
    ...(wish ? { wish } : {}),
    times: readTimes(fields),
  };
}

/** The contract counts only the times that are sent. This finds the field of such a time. */
function besideField({ path, message }: InputIssue, times: readonly Asked[]): InputIssue {
  const [name, index] = path;
  const asked = name === 'preferredTimes' && typeof index === 'number' ? times[index] : undefined;
  return { path: asked ? [asked.field] : path, message };
}

const PASSED = 'Choose a time that is still to come';

/**
 * Shows a problem with a time at its own field, whichever fields are empty. A time in the past is refused only here,
 * while the visitor can change it: a message may be delayed on its way, and must not be lost for that.
 */
export function checkContact({ times, ...rest }: ReturnType<typeof readContact>): Parsed<ContactInput> {
  const preferredTimes = times.map(({ time }) => time);
  const parsed = parseInput(contactInput, { ...rest, ...(times.length > 0 ? { preferredTimes } : {}) });
  if (!parsed.ok) return { ok: false, issues: parsed.issues.map((issue) => besideField(issue, times)) };
  const passed = times.filter(({ time }) => Date.parse(time) < now().getTime());
  if (passed.length === 0) return parsed;
  return { ok: false, issues: passed.map(({ field }) => ({ path: [field], message: PASSED })) };
}
