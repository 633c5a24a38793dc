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

function findFields({ fieldNodes, fragments }: Info, path: readonly string[]): ReadonlySet<string> {
  const selections = (sets: readonly (SelectionSetNode | undefined)[]) =>
    sets.flatMap((set) => (set ? fieldsOf(set, fragments) : []));
  let fields = selections(fieldNodes.map(({ selectionSet }) => selectionSet));
  for (const step of path) {
    fields = selections(fields.filter(({ name }) => name.value === step).map(({ selectionSet }) => selectionSet));
  }
  return new Set(fields.map(({ name }) => name.value));
}

function fieldsOf({ selections }: SelectionSetNode, fragments: Info['fragments']): Info['fieldNodes'][number][] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const set =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet;
    return set ? fieldsOf(set, fragments) : [];
  });
}
