import { expect, test } from 'vitest';
import { issueWords } from './issue-words.ts';

test('a message that is whole stands without the inner name of its field', () => {
  expect(issueWords({ path: ['current'], message: 'Wrong password' })).toBe('Wrong password');
  expect(issueWords({ path: ['zillowUrl'], message: 'Enter an https link to zillow.com' })).toBe(
    'Enter an https link to zillow.com',
  );
});

test('one that says nothing alone has the name of its field, as an agent would write it', () => {
  expect(issueWords({ path: ['zipCode'], message: 'Required' })).toBe('Zip code: Required');
  expect(issueWords({ path: ['rows', 3, 'lotSize'], message: 'At most 40 characters' })).toBe(
    'Rows 3 lot size: At most 40 characters',
  );
  expect(issueWords({ path: [], message: 'Invalid input' })).toBe('Invalid input');
});
