import { expect, it } from 'vitest';
import { fieldNames, sections } from './home-fields.ts';

it('each field of a home stands in a section, or has a place of its own in the form', () => {
  const shown = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect([...shown, 'floorPlan', 'description'].toSorted()).toEqual(fieldNames.toSorted());
});
