import { expect, it } from 'vitest';
import { contactInput } from './contact.ts';
import { homeValuationInput } from './home-valuation.ts';
import { numbersSearch } from './inbox.ts';
import { leadCaptureInput } from './lead-capture.ts';
import { auditSearch, homesSearch } from './paging.ts';
import { parseInput } from './parse.ts';
import { newProperty, propertyChange } from './property.ts';
import { propertySearch } from './property-search.ts';
import { calendarSearch } from './showing.ts';
import { testimonialChange } from './testimonial.ts';

const contact = { name: 'Robin', email: 'robin@visitor.example', message: 'Hello', source: 'modal' };

const valuation = {
  name: 'Robin',
  email: 'robin@visitor.example',
  city: 'Rumson',
  zipCode: '07760',
  propertyType: 'condo',
};

const issuesOf = (...[schema, input]: Parameters<typeof parseInput>) => {
  const parsed = parseInput(schema, input);
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it.each([
  ['missing', { name: undefined }, 'name: Required'],
  ['null', { name: null }, 'name: Required'],
  ['blank', { name: '   ' }, 'name: Required'],
  ['of signs that nobody sees', { name: '\u200b \u2060\ufeff' }, 'name: Required'],
  ['of the wrong type', { name: 5 }, 'name: Expected string, received number'],
  ['a list', { name: [] }, 'name: Expected string, received array'],
  ['of signs that cannot be stored', { name: '\0 \0' }, 'name: Required'],
  ['no e-mail', { email: 'robin' }, 'email: Enter a valid email address'],
  ['too long', { phone: '5'.repeat(33) }, 'phone: At most 32 characters'],
  ['an unknown word', { interest: 'leasing' }, 'interest: Invalid input'],
  ['a source of another shape', { source: 'Contact Page' }, 'source: Invalid input'],
])('says in a few words what is %s', (_, change, issue) => {
  expect(issuesOf(contactInput, { ...contact, ...change })).toEqual([issue]);
});

it.each([
  ['Hi\0 there \0', 'Hi there'],
  ['\0\0 Hi', 'Hi'],
  ['Hi \ud83d', 'Hi \ufffd'],
])('keeps of a text what can be stored: %j', (message, kept) => {
  const parsed = parseInput(contactInput, { ...contact, message });
  expect(parsed.ok && parsed.value.message).toBe(kept);
});

it.each([
  ['12\tElm\u00a0Street', '12 Elm Street'],
  [' 12 Elm\r\n  Street\u200b', '12 Elm Street'],
  ['12 \u00adElm\ufeff Street\x1b', '12 Elm Street'],
  ['12  Elm Street', '12  Elm Street'],
  ['Zoë 👩‍👧', 'Zoë 👩‍👧'],
])('keeps a text of one line as it looks: %j', (address, kept) => {
  const parsed = parseInput(homeValuationInput, { ...valuation, address });
  expect(parsed.ok && parsed.value.address).toBe(kept);
});

it('takes an address with signs that nobody sees, and keeps the lines of a message', () => {
  const parsed = parseInput(contactInput, {
    ...contact,
    email: '\u200brobin@visitor.example\u00a0',
    message: 'Hi\n\nA\tB',
  });
  expect(parsed.ok && parsed.value).toMatchObject({ email: 'robin@visitor.example', message: 'Hi\n\nA\tB' });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'names %s, which is no number to count with',
  (first) => {
    expect(issuesOf(homesSearch, { first })).toEqual([`first: Expected number, received ${first}`]);
  },
);

it('says of a number below its bound what that is', () => {
  const search = { filter: { minPrice: -1, minBedrooms: -1 }, sort: 'newest', first: 0 };
  expect(issuesOf(propertySearch, search)).toEqual([
    'filter.minPrice: At least 0',
    'filter.minBedrooms: At least 0',
    'first: At least 1',
  ]);
  expect(issuesOf(auditSearch, { first: -1 })).toEqual(['first: At least 1']);
  expect(issuesOf(homesSearch, { first: -1 })).toEqual(['first: At least 0']);
  expect(issuesOf(numbersSearch, { weeks: 0 })).toEqual(['weeks: At least 1']);
});

it.each([
  '2026-02-30',
  '2026-02-30T12:00:00Z',
  '2025-02-29',
  '0000-01-01',
  '0001-01-01T00:00:00+14:00',
  '0026-05-01',
  '9999-12-31',
  new Date(Date.now() + 3 * 86_400_000).toISOString(),
])('takes %s for no day of a review', (reviewDate) => {
  expect(issuesOf(testimonialChange, { reviewDate })).toEqual(['reviewDate: Enter a valid date']);
});

it.each([
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z'],
])('takes %s for the day of a review as it is', (reviewDate, iso) => {
  expect(testimonialChange.parse({ reviewDate }).reviewDate?.toISOString()).toBe(iso);
});

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'])(
  'takes %s for no moment: the database knows no such year',
  (from) => {
    expect(issuesOf(calendarSearch, { from, to: '2026-01-01T00:00:00Z' })).toEqual(['from: Enter a valid date']);
  },
);

it('says one thing a field', () => {
  expect(issuesOf(contactInput, {})).toHaveLength(4);
});

it('writes a letter with its accent as one sign, so that a word is found however it was typed', () => {
  const parsed = parseInput(contactInput, { ...contact, name: 'Rene\u0301' });
  expect(parsed).toMatchObject({ ok: true, value: { name: 'Ren\u00e9' } });
});

it('leaves a pile of accents as it is: to put one in order takes time by its square', () => {
  const message = `a${'\u0301\u0316'.repeat(20)}`;
  expect(parseInput(contactInput, { ...contact, message })).toMatchObject({ ok: true, value: { message } });
});

it('trims, and takes blank optional text as absent', () => {
  const parsed = parseInput(contactInput, { ...contact, name: ' Robin ', phone: ' ', interest: '' });
  expect(parsed).toEqual({ ok: true, value: { ...contact, interest: null } });
});

it('drops the signs that would turn around the words beside a name', () => {
  const parsed = parseInput(contactInput, { ...contact, name: '\u202eRobin\u202d', phone: '\u202e' });
  expect(parsed).toMatchObject({ ok: true, value: { name: 'Robin' } });
});

it('takes a capture without a source as the popup’s', () => {
  const parsed = parseInput(leadCaptureInput, { email: contact.email, name: '', source: null });
  expect(parsed).toEqual({ ok: true, value: { email: contact.email, source: 'scroll_popup' } });
});

it.each([
  ['', 'propertyType: Required'],
  ['castle', 'propertyType: Invalid input'],
])('refuses the property type "%s" of a valuation', (propertyType, issue) => {
  const home = { ...contact, address: '1 Bay Avenue', city: 'Highlands', zipCode: '07732', propertyType };
  expect(issuesOf(homeValuationInput, home)).toEqual([issue]);
});

it('gives a new property its defaults, and a change none', () => {
  const created = parseInput(newProperty, { address: '1 A', city: 'B', zipCode: '07701', price: '1', state: '' });
  expect(created).toMatchObject({ value: { state: 'NJ', status: 'active', listingType: 'sale' } });
  expect(parseInput(propertyChange, {})).toEqual({ ok: true, value: {} });
});

it('lets a change clear what is optional, and nothing else', () => {
  expect(parseInput(propertyChange, { bedrooms: '', soldDate: null })).toEqual({
    ok: true,
    value: { bedrooms: null, soldDate: null },
  });
  expect(issuesOf(propertyChange, { address: '' })).toEqual(['address: Required']);
});
