import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** By the nodes of a compiled query, which are the same objects each time, and by the path. */
const known = new WeakMap<Info['fieldNodes'], Map<string, ReadonlySet<string>>>();

/**
 * The names of the fields that a query may read from a resolver's result, or from the part at `path`. Fields under
 * `@skip` or `@include` count as read.
 */
export function wantedFields(info: Info, ...path: readonly string[]): ReadonlySet<string> {
  const ofNodes = known.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  known.set(info.fieldNodes, ofNodes);
  const name = path.join('.');
  const fields = ofNodes.get(name) ?? findFields(info, path);
  ofNodes.set(name, fields);
  return fields;
}

type Fields = Info['fieldNodes'][number][];

function findFields({ fieldNodes, fragments }: Info, path: readonly string[]): ReadonlySet<string> {
  let fields = fieldsBelow(fieldNodes, fragments);
  for (const step of path) {
    fields = fieldsBelow(
      fields.filter(({ name }) => name.value === step),
      fragments,
    );
  }
  return new Set(fields.map(({ name }) => name.value));
}

/** Follows each fragment once, however often it is spread: in a short document a few could be spread a million times. */
function fieldsBelow(parents: Info['fieldNodes'], fragments: Info['fragments']): Fields {
  const fields: Fields = [];
  const followed = new Set<SelectionSetNode>();
  const follow = (set: SelectionSetNode | undefined) => {
    if (!set || followed.has(set)) return;
    followed.add(set);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) follow(selection.selectionSet);
      else follow(fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of parents) follow(selectionSet);
  return fields;
}
