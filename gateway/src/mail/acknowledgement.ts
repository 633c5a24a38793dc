import type { LeadKind, Site } from 'schema';
import { hoursInWords } from 'schema';
import { callLink, type Fact, type Letter } from './letter.ts';

const arrived: Readonly<Record<LeadKind, string>> = {
  contact: 'Thank you for reaching out. Your message has arrived.',
  inquiry: 'Thank you for reaching out. Your question about the property has arrived.',
  valuation: 'Thank you. Your request for a free home valuation has arrived; there is no obligation.',
  capture: 'Thank you. Your request for a free market analysis has arrived; there is no obligation.',
};

/**
 * The mail that tells a visitor that their lead arrived. It contains nothing from the form: anybody can enter another
 * person's address, and must not be able to write to them in the agent's name.
 */
export function acknowledgement(kind: LeadKind, site: Site, origin: string): Letter {
  const { agent, brokerage, office, compliance, replyWithinHours } = site;
  const licenses = agent.licenses.map(({ type, state, number }) => `${type}, ${state} ${number}`).join('; ');
  return {
    subject: `${agent.name} will get back to you`,
    blocks: [
      arrived[kind],
      `I'll get back to you within ${hoursInWords(replyWithinHours)}. If you would rather talk now, call me, or answer this mail.`,
      [phone('Cell', agent.cellPhone), phone('Office', agent.officePhone)],
      `${agent.name}, ${agent.title}`,
      licenses,
      { link: brokerage.name, href: brokerage.url },
      `${office.street}, ${office.city}, ${office.state} ${office.zipCode}`,
      {
        link: 'New York State Housing and Anti-Discrimination Disclosure Form',
        href: compliance.newYorkDisclosureUrl,
      },
      { link: 'New York State Fair Housing Notice', href: compliance.fairHousingNoticeUrl },
      { link: 'Standardized Operating Procedures', href: compliance.operatingProceduresUrl },
      compliance.statement,
      `You get this mail because your address was left at ${origin}. If that was not you, there is nothing to do.`,
    ],
  };
}

const phone = (label: string, number: string): Fact => ({ label, value: number, href: callLink(number) });
