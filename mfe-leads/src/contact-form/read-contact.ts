import type { ContactDialogProps } from 'platform';
import { type ContactInterest, type ContactSource, contactInterests, interestMessage, wishInWords } from 'schema';
import { newYorkHour } from './new-york-hour.ts';

const isInterest = (value: unknown): value is ContactInterest =>
  contactInterests.some((interest) => interest === value);

/** What the message says when a visitor asks about a home and writes nothing. */
const askAbout = ({ title, inquiryType }: NonNullable<ContactDialogProps['property']>): string =>
  inquiryType === 'showing' ? `I would like to see ${title}.` : `Please send me more about ${title}.`;

/**
 * Times as the contract wants them, in UTC. A day stands for the hour at which its part begins at the home, in New York; an
 * exact time comes without a zone, in the visitor's own, as the field says.
 */
function readTimes(fields: FormData): string[] {
  const part = String(fields.get('preferredPart'));
  const days = fields.getAll('preferredDay').map((day) => newYorkHour(String(day), part));
  const exact = fields.getAll('preferredTime').flatMap((time) => (time ? [new Date(String(time))] : []));
  return [...days, ...exact].map((time) => time.toISOString());
}

/** What the form is about, if anything. */
type Known = { [Name in 'property' | 'wish']: ContactDialogProps[Name] | undefined };

/** What the message says where the visitor wrote none. */
function speakFor(interest: string, { property, wish }: Known): string {
  if (property) return askAbout(property);
  if (wish) return `Tell me when one comes: ${wishInWords(wish)}.`;
  return isInterest(interest) ? interestMessage(interest) : '';
}

/** The form's fields as POST /api/contacts wants them. An interest, a home or a wish alone speaks for an empty message. */
export function readContact(
  fields: FormData,
  source: ContactSource,
  { property, wish }: Known,
): Record<string, unknown> {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const interest = text('interest');
  const preferredTimes = readTimes(fields);
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
    ...(preferredTimes.length > 0 ? { preferredTimes } : {}),
  };
}
