import { expect, it } from 'vitest';
import { csvTitles, toCsv } from './inbox-csv.ts';
import type { StoredLead } from './inbox-rows.ts';

const now = new Date();
const lead: StoredLead = {
  id: '1',
  kind: 'contact',
  status: 'new',
  name: null,
  email: 'robin@visitor.example',
  phone: null,
  summary: 'Hello',
  message: 'Hello',
  source: null,
  interest: null,
  wish: null,
  inquiryType: null,
  preferredTimes: [],
  valuation: null,
  propertyId: null,
  propertyTitle: null,
  notes: null,
  page: null,
  referrer: null,
  utm: null,
  mayPhone: null,
  verification: 'verified',
  messages: [],
  answers: [],
  showings: [],
  dueAt: now,
  overdue: false,
  answeredAt: null,
  createdAt: now,
  updatedAt: now,
};

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('takes the formula out of %j', (summary) => {
  const [row = ''] = toCsv([{ ...lead, summary }]).split('\r\n');
  expect(row).toContain(`'${summary[0]}`);
});

it.each([
  [true, 'yes'],
  [false, 'no'],
  [null, ''],
])('writes %j of consent as %j', (mayPhone, word) => {
  const at = csvTitles().split(',').indexOf('May be called');
  expect(toCsv([{ ...lead, mayPhone }]).split(',')[at]).toBe(word);
});

it('ends every row as RFC 4180 says, and begins without a byte order mark', () => {
  const csv = csvTitles() + toCsv([lead]) + toCsv([lead]);
  expect(csv.startsWith('Received,')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(4);
});
