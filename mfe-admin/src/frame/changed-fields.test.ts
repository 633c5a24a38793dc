import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const before = { name: 'J. Ellis', rating: 5, source: null as string | null, tags: ['buyer'] };

test('of a form only what was changed in it is sent', () => {
  expect(changedFields(before, { ...before, tags: ['buyer'] })).toEqual({});
  const after = { ...before, source: 'Zillow', tags: ['buyer', 'dock'] };
  expect(changedFields(before, after)).toEqual({ source: 'Zillow', tags: ['buyer', 'dock'] });
  expect(changedFields(after, before)).toEqual({ source: null, tags: ['buyer'] });
});
