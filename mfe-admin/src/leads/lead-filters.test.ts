import { expect, test } from 'vitest';
import { filterOf, readShown } from './lead-filters.ts';

const shown = (search: string) => readShown(new URLSearchParams(search));

test('an address without filters shows what waits, by its clock', () => {
  expect(shown('')).toEqual({ tab: 'open', kind: null, sort: 'due', text: '', home: null });
  expect(filterOf(shown(''))).toEqual({ statuses: ['new'] });
});

test('each filter of the address is asked for, and what it does not know is left out', () => {
  expect(filterOf(shown('show=spam&kind=showing&text=%20dock%20'))).toEqual({
    statuses: ['spam'],
    inquiryTypes: ['showing'],
    text: 'dock',
  });
  expect(filterOf(shown('show=nothing&kind=toString&home=one'))).toEqual({ statuses: ['new'], propertyId: 'one' });
  expect(shown('show=closed').sort).toBe('newest');
});
