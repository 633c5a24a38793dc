import type { LeadFacts } from './lead-facts.ts';
import { formatMoment } from './lead-facts.ts';
import { callLink, type Fact, type Letter, oneLine } from './letter.ts';

const HOUR_MS = 3_600_000;

export interface NoticeOptions {
  /** The site's address, without a trailing slash. */
  readonly origin: string;
  readonly replyWithinHours: number;
}

/** The mail that tells the agent of a lead, with everything needed to call or answer at once. */
export function agentNotice(lead: LeadFacts, { origin, replyWithinHours }: NoticeOptions): Letter {
  const who = oneLine(lead.name ?? lead.email);
  const due = new Date(lead.createdAt.getTime() + replyWithinHours * HOUR_MS);
  const unverified = 'The bot check could not be asked about this one: it may be a machine.';
  return {
    subject: oneLine(`${who}: ${lead.title}`).slice(0, 200),
    blocks: [
      [...contactFacts(lead), ...lead.facts],
      ...(lead.propertyId === null ? [] : [{ link: 'The home', href: `${origin}/properties/${lead.propertyId}` }]),
      `Answer this mail and ${who} gets it. You promised to by ${formatMoment(due)}.`,
      ...(lead.verification === 'unverified' ? [unverified] : []),
      { link: 'Your dashboard', href: `${origin}/admin/dashboard` },
    ],
  };
}

function contactFacts({ name, email, phone, createdAt }: LeadFacts): Fact[] {
  return [
    ...(name === null ? [] : [{ label: 'Name', value: oneLine(name) }]),
    ...(phone === null ? [] : [{ label: 'Call', value: phone, href: callLink(phone) }]),
    { label: 'Email', value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    { label: 'Received', value: formatMoment(createdAt) },
  ];
}
