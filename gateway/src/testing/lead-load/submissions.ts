// The submissions of a load test: every kind of lead, through REST and GraphQL, some wrong and some spam.
import type { LeadKind } from 'schema';

export interface Submission {
  readonly email: string;
  readonly key: string;
  readonly kind: LeadKind;
  readonly path: string;
  /** Set for those that go through GraphQL. */
  readonly mutation: string | undefined;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: 'stored' | 'spam' | 'refused';
}

interface Form {
  readonly kind: LeadKind;
  readonly path: string;
  readonly mutation: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const home = { address: '1 Bay Ave', city: 'Highlands', zipCode: '07732', propertyType: 'condo' };

const forms = (propertyId: string): readonly Form[] => {
  const contact = { kind: 'contact', path: '/api/contacts', mutation: 'sendContact(input: ContactInput!)' } as const;
  return [
    { ...contact, fields: { message: 'Hello', source: 'modal', interest: 'buying' } },
    { ...contact, fields: { message: 'Hello', source: 'contact_page' } },
    { ...contact, fields: { message: 'May I see it?', source: 'modal', propertyId, inquiryType: 'showing' } },
    {
      kind: 'valuation',
      path: '/api/home-valuations',
      mutation: 'requestHomeValuation(input: HomeValuationInput!)',
      fields: home,
    },
    {
      kind: 'inquiry',
      path: '/api/property-inquiries',
      mutation: 'sendPropertyInquiry(input: PropertyInquiryInput!)',
      fields: { message: 'Tell me more', inquiryType: 'info', propertyId },
    },
    { kind: 'capture', path: '/api/leads', mutation: 'captureLead(input: LeadCaptureInput!)', fields: {} },
  ];
};

/** `count` submissions, each with its own e-mail address. */
export function makeSubmissions(count: number, propertyId: string): Submission[] {
  const all = forms(propertyId);
  return Array.from({ length: count }, (_, index) => {
    const form = all[index % all.length];
    if (form === undefined) throw new Error('There are no forms');
    return makeSubmission(form, index);
  });
}

/**
 * Of 25 submissions, one has an invalid address, one an expired token and one a bot's score. A quarter goes through
 * GraphQL.
 */
function makeSubmission({ kind, path, mutation, fields }: Form, index: number): Submission {
  const email = `visitor-${index}@load.example`;
  const needsToken = kind !== 'capture';
  const place = index % 25;
  const isWrong = place === 3;
  const isExpired = needsToken && place === 11;
  const isSpam = needsToken && place === 19;
  const token = isExpired ? 'expired' : isSpam ? 'low' : 'ok';
  const wrong = isWrong ? { email: `visitor-${index} at load.example` } : {};
  return {
    email,
    kind,
    path,
    key: `load-${index}`,
    mutation: index % 4 === 1 ? mutation : undefined,
    input: { name: `Visitor ${index}`, email, ...fields, ...(needsToken && { recaptchaToken: token }), ...wrong },
    expected: isWrong || isExpired ? 'refused' : isSpam ? 'spam' : 'stored',
  };
}
