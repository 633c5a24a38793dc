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
  const tags = [{ field: 'tags', before: null, after: 'boats' }];
  expect(deedInWords({ ...deed, action: 'updatePerson', changes: tags })).toBe(
    'Noted what somebody looks for: tags, nothing → boats',
  );
  expect(deedInWords({ ...deed, action: 'somethingNew' })).toBe('somethingNew');
});

test('a text of the site that was not the agent’s own stood there as it came, which is not nothing', () => {
  const changes = [{ field: 'tagline', before: null, after: 'By boat' }];
  expect(deedInWords({ ...deed, action: 'updateSite', changes })).toBe(
    'Changed the site: Tagline, as it came → By boat',
  );
  const back = [{ field: 'tagline', before: 'By boat', after: null }];
  expect(deedInWords({ ...deed, action: 'restoreSite', changes: back })).toBe(
    'Put an earlier site back: Tagline, By boat → as it came',
  );
});

test('a device is told by what one calls it', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';
  expect(deviceInWords(iphone)).toBe('Safari, iPhone');
  expect(deviceInWords('Mozilla/5.0 (Macintosh) Chrome/150.0 Safari/537.36 Edg/150.0')).toBe('Edge, Mac');
  expect(deviceInWords(null)).toBe('A program');
});
