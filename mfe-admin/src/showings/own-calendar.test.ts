import { toCalendar } from 'schema/calendar';
import { expect, test } from 'vitest';
import type { LeadRowFragment, ShowingRowFragment } from '../generated/operations.ts';
import { entryOf, heldTime } from './own-calendar.ts';

const lead = {
  id: '5f0c1c6e-4a0e-4b7e-9a57-2f6a1c1f9d10',
  name: 'J. Ellis',
  email: 'j@leads.example',
  phone: '(732) 555-0142',
  message: 'May we?',
  propertyTitle: '5 Ridge Road, Rumson, NJ 07760',
} as LeadRowFragment;

const asked = '2026-11-19T21:00:00.000Z';
const accepted: ShowingRowFragment = {
  id: 'first',
  state: 'accepted',
  startsAt: asked,
  endsAt: '2026-11-19T21:45:00.000Z',
  firstStartsAt: asked,
  updatedAt: '2026-11-17T15:00:00.000Z',
  leadKind: 'contact',
  leadId: lead.id,
  name: 'J. Ellis',
  email: 'j@leads.example',
  phone: '(732) 555-0142',
  propertyId: null,
  propertyTitle: '5 Ridge Road, Rumson, NJ 07760',
};

const known = (file: string) => {
  const [, uid, sequence] = /UID:(\S+)\r\nSEQUENCE:(\d+)\r\n/.exec(file) ?? [];
  return { uid, sequence: Number(sequence) };
};

test('a time that was kept free, its showing and the time that it is moved to are one entry, the last one newest', () => {
  const moved: ShowingRowFragment = {
    ...accepted,
    id: 'second',
    startsAt: '2026-11-20T15:00:00.000Z',
    endsAt: '2026-11-20T15:45:00.000Z',
    updatedAt: '2026-11-18T09:30:00.000Z',
  };
  const files = [heldTime(lead, '2026-11-19T21:00:00Z'), entryOf(accepted), entryOf(moved)].map((entry) =>
    toCalendar(entry),
  );
  const entries = files.map(known);
  expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${lead.id}.${asked}`]));
  const order = entries.map(({ sequence }) => sequence);
  expect(order[0]).toBe(0);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(new Set(order).size).toBe(3);
  expect(files[2]).toContain('DTSTART:20261120T150000Z\r\n');
});

test('another time that the lead would like is an entry of its own', () => {
  expect(heldTime(lead, '2026-11-21T15:00:00Z').id).not.toBe(heldTime(lead, asked).id);
});
