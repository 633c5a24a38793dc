import { expect, test, vi } from 'vitest';

vi.mock('platform', () => ({ formatShortDate: (iso: string) => `on ${iso.slice(0, 10)}` }));
const { deedInWords } = await import('./history-words.ts');

const entry = (action: string, ...changes: [field: string, before: string | null, after: string | null][]) => ({
  id: '1',
  at: '2026-11-22T12:00:00.000Z',
  username: 'agent',
  action,
  changes: changes.map(([field, before, after]) => ({ field, before, after })),
});

test('a fact is told from what to what, a description is not repeated', () => {
  expect(deedInWords(entry('updateProperty', ['price', '$2,550,000', '$2,495,000']))).toBe(
    'Price from $2,550,000 to $2,495,000',
  );
  expect(deedInWords(entry('updateProperty', ['description', 'Old', 'New'], ['lotSize', null, '1 acre']))).toBe(
    'Description rewritten. Lot: 1 acre',
  );
  expect(deedInWords(entry('updateProperty', ['yearBuilt', '1931', null]))).toBe('Year built taken away, was 1931');
});

test('a value estimate is told from what to what', () => {
  expect(deedInWords(entry('setValueEstimate', ['estimate', null, '650000'], ['rangeLow', null, '600000']))).toBe(
    'Value estimate: $650,000',
  );
  expect(deedInWords(entry('setValueEstimate', ['estimate', '650000', '690000']))).toBe(
    'Value estimate from $650,000 to $690,000',
  );
  expect(deedInWords(entry('setValueEstimate', ['estimate', '690000', null]))).toBe(
    'Value estimate of $690,000 taken away',
  );
  expect(deedInWords(entry('setValueEstimate', ['asOf', '2026-01-01', '2026-02-01']))).toBe('Value estimate mended');
});

test('photos are counted, or stand in another order', () => {
  expect(deedInWords(entry('updateProperty', ['images', 'a.jpg', 'a.jpg, b.jpg, c.jpg']))).toBe('2 photos added');
  expect(deedInWords(entry('updateProperty', ['images', 'a.jpg, b.jpg', 'b.jpg']))).toBe('1 photo taken away');
  expect(deedInWords(entry('updateProperty', ['images', 'a.jpg, b.jpg', 'b.jpg, a.jpg']))).toBe(
    'Photos in another order',
  );
});

test('a photo that goes takes its text along; what is chosen of one is told', () => {
  const text = ['alternativeTexts', 'a.jpg: A parlor', null] as [string, string, null];
  expect(deedInWords(entry('updateProperty', ['images', 'a.jpg', null], text))).toBe('1 photo taken away');
  expect(deedInWords(entry('describePhoto', text))).toBe('Text of a photo');
  expect(deedInWords(entry('focusPhoto', ['focusOfPhotos', null, 'a.jpg: 20 % across, 40 % down']))).toBe(
    'What cards keep of a photo',
  );
});

test('what has a name of its own is called by it', () => {
  expect(deedInWords(entry('createProperty', ['price', null, '$1']))).toBe('Put on the site');
  expect(deedInWords(entry('markPropertySold', ['soldDate', null, '2026-05-01T12:00:00.000Z']))).toBe(
    'Sold on 2026-05-01',
  );
  expect(deedInWords(entry('updateProperty', ['status', 'active', 'pending']))).toBe('Pending');
  expect(deedInWords(entry('archiveProperty'))).toBe('Put into the archive');
});

test('a home of a spreadsheet came from there, and what a spreadsheet changed of one is told', () => {
  const fresh = [['id', null, '1'] as [string, null, string], ['status', null, 'active'] as [string, null, string]];
  expect(deedInWords(entry('importHomes', ...fresh))).toBe('Put on the site, from a spreadsheet');
  expect(deedInWords(entry('importHomes', ...fresh, ['isDraft', null, 'true']))).toBe(
    'Begun, not on the site yet, from a spreadsheet',
  );
  expect(deedInWords(entry('importHomes', ['price', '$1', '$2']))).toBe('From a spreadsheet: Price from $1 to $2');
});

test('a home that was deleted is not told field by field', () => {
  expect(deedInWords(entry('deleteProperty', ['address', '1 Bay Ave', null], ['images', '', null]))).toBe('Deleted');
});
