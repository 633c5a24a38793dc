import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import * as enumerations from './enumerations.ts';
import { readSdl } from './sdl.ts';

const schema = buildSchema(readSdl());

it.each([
  ['PropertyStatus', enumerations.propertyStatuses],
  ['ListingType', enumerations.listingTypes],
  ['Represented', enumerations.representedSides],
  ['PropertySort', enumerations.propertySorts],
  ['ContactInterest', enumerations.contactInterests],
  ['HomePropertyType', enumerations.homePropertyTypes],
  ['InquiryType', enumerations.inquiryTypes],
  ['LeadKind', enumerations.leadKinds],
  ['LeadStatus', enumerations.leadStatuses],
  ['LeadSort', enumerations.leadSorts],
])('spells %s as the forms do', (name, words) => {
  const type = schema.getType(name);
  const values = type && 'getValues' in type ? type.getValues().map((value) => value.name) : [];
  expect(values).toEqual([...words]);
});
