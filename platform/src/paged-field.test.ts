import { gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { pagedField } from './paged-field.ts';

const query = gql`
  query Leads($filter: String, $after: String) {
    leads(filter: $filter, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
let cache: InMemoryCache;
beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: { Query: { fields: { leads: pagedField(['filter']) } } } });
});

/** Each letter is a node; a page is as long as its letters. */
function write(
  letters: string,
  { filter = 'new', after, isLast = false }: { filter?: string; after?: string; isLast?: boolean } = {},
) {
  const nodes = [...letters].map((id) => ({ __typename: 'Lead', id }));
  const data = { leads: { nodes, pageInfo: { hasNextPage: !isLast, endCursor: letters.at(-1) ?? null } } };
  cache.writeQuery({ query, variables: { filter, after }, data });
}
const read = (filter = 'new') => {
  const { nodes, pageInfo } = cache.readQuery<{
    leads: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  }>({ query, variables: { filter } })?.leads ?? { nodes: [] };
  return { letters: nodes.map(({ id }) => id).join(''), ends: pageInfo?.endCursor, hasMore: pageInfo?.hasNextPage };
};

it('adds a page to the list that it continues', () => {
  write('abc');
  write('def', { after: 'c', isLast: true });
  expect(read()).toEqual({ letters: 'abcdef', ends: 'f', hasMore: false });
});

it('adds a page that was asked for another list to that list alone', () => {
  write('abc');
  write('xyz', { filter: 'spam' });
  write('def', { after: 'c' });
  expect(read('spam').letters).toBe('xyz');
  expect(read().letters).toBe('abcdef');
});

it('adds no page twice, and none to a list that was replaced meanwhile', () => {
  write('abc');
  write('def', { after: 'c' });
  write('def', { after: 'c' });
  expect(read().letters).toBe('abcdef');
  write('uvw');
  write('ghi', { after: 'f' });
  expect(read().letters).toBe('uvw');
});

it('is replaced by a first page that is read again', () => {
  write('abc');
  write('def', { after: 'c', isLast: true });
  write('nab');
  expect(read()).toEqual({ letters: 'nab', ends: 'b', hasMore: true });
});
