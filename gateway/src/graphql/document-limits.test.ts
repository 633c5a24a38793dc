import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { documentLimits } from './document-limits.ts';

const schema = buildSchema('type Query { site: Site } type Site { site: Site name: String }');
const faultsOf = (document: string) => validate(schema, parse(document), documentLimits).map(({ message }) => message);

it('says how much a document may have, not that it cannot be parsed', () => {
  const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, n) => `a${n}: site { name }`).join(' ')} }`;
  const nested = (depth: number) => `{ ${'site { '.repeat(depth)}name${' }'.repeat(depth)} }`;
  expect([faultsOf(aliases(20)), faultsOf(nested(9))]).toEqual([[], []]);
  expect(faultsOf(aliases(21))).toEqual(['At most 20 aliases in a query']);
  expect(faultsOf(nested(10))).toEqual(['At most 10 fields within each other in a query']);
});
