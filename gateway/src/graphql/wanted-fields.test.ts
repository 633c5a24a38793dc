import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { wantedFields } from './wanted-fields.ts';

/** What a resolver of the first field is told, and how often it looked up a fragment. */
function infoOf(text: string) {
  const { definitions } = parse(text);
  const operation = definitions[0] as OperationDefinitionNode;
  const fieldNodes = operation.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one] : []));
  const named = definitions.slice(1) as FragmentDefinitionNode[];
  const seen = { times: 0 };
  const fragments = new Proxy(Object.fromEntries(named.map((one) => [one.name.value, one])), {
    get(all, name: string) {
      seen.times += 1;
      return all[name];
    },
  });
  return { info: { fieldNodes, fragments }, seen };
}

it('names fields in fragments, of fragments, and below a path, in whichever part of the query they stand', () => {
  const { info } = infoOf(`{ properties { ...A nodes { id ... on Property { city } } nodes { ...B } } }
    fragment A on PropertyConnection { nodes { price } totalCount }
    fragment B on Property { ...C } fragment C on Property { address }`);
  expect([...wantedFields(info)]).toEqual(['nodes', 'totalCount']);
  expect([...wantedFields(info, 'nodes')]).toEqual(['price', 'id', 'city', 'address']);
});

it('follows a fragment once, not as often as it is spread', () => {
  const spread = (name: string) => `...${name} `.repeat(30);
  const { info, seen } = infoOf(`{ property { ...A @skip(if: true) } }
    fragment A on Property { ${spread('B')} } fragment B on Property { ${spread('C')} }
    fragment C on Property { ${spread('D')} } fragment D on Property { id }`);
  expect([...wantedFields(info)]).toEqual(['id']);
  expect(seen.times).toBeLessThanOrEqual(91);
});
