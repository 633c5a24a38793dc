import { expect, test } from 'vitest';
import { deedInWords, deviceInWords } from './deed-words.ts';

const deed = { id: '1', at: '', username: 'agent', subject: 'Lead', changes: [] };

test('what was done is said in words, with what it was done to', () => {
  const changes = [{ field: 'address', before: null, after: '5 Ridge Road' }];
  expect(deedInWords({ ...deed, action: 'createProperty', changes })).toBe('Put a home on the site: 5 Ridge Road');
  const status = [{ field: 'status', before: 'new', after: 'contacted' }];
  expect(deedInWords({ ...deed, action: 'updateLead', changes: status })).toBe(
    'Changed a lead: status, new → contacted',
  );
  const long = [{ field: 'notes', before: null, after: 'word '.repeat(30) }];
  expect(deedInWords({ ...deed, action: 'updateLead', changes: long })).toBe('Changed a lead: notes');
  const biography = [{ field: 'biography.paragraphs', before: null, after: 'word '.repeat(30) }];
  expect(deedInWords({ ...deed, action: 'updateSite', changes: biography })).toBe('Changed the site: Biography');
  expect(deedInWords({ ...deed, action: 'somethingNew' })).toBe('somethingNew');
});

test('a device is told by what one calls it', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';
  expect(deviceInWords(iphone)).toBe('Safari, iPhone');
  expect(deviceInWords('Mozilla/5.0 (Macintosh) Chrome/150.0 Safari/537.36 Edg/150.0')).toBe('Edge, Mac');
  expect(deviceInWords(null)).toBe('A program');
});
