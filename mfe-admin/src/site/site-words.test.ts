import { siteFieldNames } from 'schema';
import { expect, test } from 'vitest';
import { changeOf, conflictsOf, liveOf, typed } from './site-edits.ts';
import { labelOf, sections, versionInWords } from './site-words.ts';

test('every field of the site has a place on the page, once', () => {
  const shown = sections.flatMap(({ rows }) => rows.map(([name]) => name));
  expect(shown.toSorted()).toEqual(siteFieldNames.toSorted());
  const labels = shown.map(labelOf);
  expect(new Set(labels).size).toBe(labels.length);
});

test('a version is told by what it changed', () => {
  const version = (...fields: string[]) => ({ changes: fields.map((field) => ({ field, before: null, after: '' })) });
  expect(versionInWords(version('tagline'))).toBe('Tagline');
  expect(versionInWords(version('tagline', 'agent.name'))).toBe('Tagline and Name');
  expect(versionInWords(version('tagline', 'agent.name', 'social'))).toBe('Tagline and 2 more');
});

test('what is typed back is no edit, what site.json says is left to it, and two devices meet field by field', () => {
  const field = (name: string, text: string, fileText = text) => ({
    name,
    text,
    fileText,
    isChanged: text !== fileText,
  });
  const content = (tagline: string) =>
    liveOf({
      version: 1,
      changedAt: null,
      changedBy: null,
      fields: [field('tagline', tagline, 'File'), field('agent.name', 'Avery')],
    });
  const live = content('Live');
  expect(typed(typed({}, live, 'tagline', 'Mine'), live, 'tagline', 'Live')).toEqual({});
  const edits = typed(typed({}, live, 'tagline', 'File'), live, 'agent.name', 'Jordan');
  expect(changeOf(edits, live)).toEqual([
    { name: 'tagline', text: null },
    { name: 'agent.name', text: 'Jordan' },
  ]);
  expect(conflictsOf(edits, live)).toEqual([]);
  expect(conflictsOf(edits, content('Elsewhere'))).toEqual(['tagline']);
  expect(conflictsOf(edits, content('File'))).toEqual([]);
});
