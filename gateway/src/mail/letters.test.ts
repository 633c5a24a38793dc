import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { findSteering, leadKinds } from 'schema';
import { withBiography } from 'schema/biography';
import { expect, it } from 'vitest';
import { readSite } from '../core/site.ts';
import { acknowledgement } from './acknowledgement.ts';
import { agentNotice } from './agent-notice.ts';
import type { LeadFacts } from './lead-facts.ts';
import { callLink, type Letter, oneLine, toHtml, toText } from './letter.ts';

const siteFile = fileURLToPath(new URL('../../../site.json', import.meta.url));
const site = withBiography(readSite(siteFile, { refuseDemo: false }));
const origin = 'https://homes.example';

const lead: LeadFacts = {
  name: 'Robin <script>alert(1)</script>',
  email: 'robin@visitor.example',
  phone: '+1 (732) 555-0100',
  title: 'Showing, 1 Harbor Row, Red Bank, NJ 07701',
  facts: [{ label: 'Message', value: 'First line\nSecond & last' }],
  propertyId: '00000000-0000-4000-8000-000000000000',
  verification: 'unverified',
  createdAt: new Date('2026-11-20T15:00:00.000Z'),
};
const notice = agentNotice(lead, { origin, replyWithinHours: 24 });

it('tells the agent everything, with a number to tap on and the way to the home', () => {
  const html = toHtml(notice);
  expect(html).toContain('href="tel:+17325550100"');
  expect(html).toContain('href="mailto:robin@visitor.example"');
  expect(html).toContain(`href="${origin}/properties/${lead.propertyId}"`);
  expect(html).toContain(`href="${origin}/admin/dashboard"`);
  const text = toText(notice);
  expect(text).toContain('First line\nSecond & last');
  expect(text).toContain('by Saturday, November 21, 2026 at 10:00 AM (New York)');
  expect(text).toContain('The bot check could not be asked');
});

it('escapes whatever a visitor wrote', () => {
  const html = toHtml(notice);
  expect(html).not.toContain('<script>');
  expect(html).toContain('Second &amp; last');
});

it.each(['Robin\r\nBcc: all@victim.example', 'Robin\nBcc: all@victim.example', 'Robin\u2028\u0085\u0000Bcc:'])(
  'has no header but its own, whatever the name is: %j',
  async (name) => {
    const letter = agentNotice({ ...lead, name }, { origin, replyWithinHours: 24 });
    const transporter = createTransport({ streamTransport: true, buffer: true });
    const replyTo = { name: oneLine(name), address: lead.email };
    const { message } = await transporter.sendMail({
      to: 'agent@mail.example',
      subject: letter.subject,
      replyTo,
      text: '',
    });
    const names = String(message)
      .split('\n\n')[0]
      ?.match(/^[\w-]+(?=:)/gm);
    expect(names).not.toContain('Bcc');
    expect(names).toContain('Reply-To');
  },
);

it('acknowledges with the promise, both phones and what New York demands', () => {
  for (const kind of leadKinds) {
    const text = toText(acknowledgement(kind, site, origin));
    expect(text).toContain('within 24 hours');
    expect(text).toContain(site.agent.cellPhone);
    expect(text).toContain(site.agent.officePhone);
    expect(text).toContain(site.compliance.newYorkDisclosureUrl);
    expect(text).toContain(site.compliance.fairHousingNoticeUrl);
    expect(text).toContain(site.compliance.operatingProceduresUrl);
    expect(text).toContain('Equal Housing Opportunity');
    expect(text).toContain(site.brokerage.name);
  }
});

it('steers nobody, and promises no appraisal', () => {
  const letters: Letter[] = [...leadKinds.map((kind) => acknowledgement(kind, site, origin)), notice];
  for (const letter of letters) {
    const words = `${letter.subject} ${toText(letter)}`;
    expect(findSteering(words)).toEqual([]);
    expect(words).not.toMatch(/appraisal/i);
  }
  const source = readFileSync(new URL('./lead-facts.ts', import.meta.url), 'utf8');
  expect(findSteering([...source.matchAll(/'([^']*)'/g)].map(([, text]) => text).join(' '))).toEqual([]);
});

it.each([
  ['(732) 555-0100', 'tel:7325550100'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['(732) 555-0100 x12', 'tel:7325550100'],
  ['after six', undefined],
  ['javascript:alert(1)', undefined],
])('makes of %s %s', (phone, link) => {
  expect(callLink(phone)).toBe(link);
});
