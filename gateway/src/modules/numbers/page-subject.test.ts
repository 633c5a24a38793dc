import { expect, test } from 'vitest';
import { subjectOfData } from './page-subject.ts';

const owner = { pages: [] };
const parts = [{ sitemap: [{ path: '/areas/red-bank', title: 'Red Bank' }] }];

test.each([
  [{ cities: ['Red Bank'] }, { kind: 'town', subject: 'red-bank' }],
  [{ cities: ['Nowhere'] }, undefined],
  [{ cities: [{ toString: 1 }, null, 7] }, undefined],
  [{ cities: 'Red Bank', id: ['x'] }, undefined],
])('what is asked with %j is about %j', (variables, subject) =>
  expect(subjectOfData(owner, parts as never, variables)).toEqual(subject),
);
