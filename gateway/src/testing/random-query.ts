import fc from 'fast-check';
import {
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type Choose = fc.GeneratorValue;

export interface RandomQuery {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

const DEEPEST = 3;
const scalars: Record<string, readonly unknown[]> = {
  Int: [0, 1, 2, 60, -1],
  Float: [0, 2.5],
  Boolean: [true, false],
  ID: ['nowhere', 5],
  String: ['Red Bank', 'porch', 'a"b', ''],
};

/** A valid query of whatever visitors may ask: aliases, fragments, conditions and variables, mixed at random. */
export function randomQuery(schema: GraphQLSchema, choose: Choose): RandomQuery {
  const one = <T>(...values: readonly T[]): T => values[choose(fc.nat, values.length - 1)] as T;
  const often = (percent: number): boolean => choose(fc.nat, 99) < percent;
  const some = <T>(values: readonly T[], most: number): T[] =>
    Array.from({ length: 1 + choose(fc.nat, most - 1) }, () => one(...values));

  const declared: string[] = [];
  const fragments: string[] = [];
  const variables: Record<string, unknown> = {};
  let names = 0;
  const name = (start: string): string => `${start}${names++}`;

  /** As a variable has it. */
  function value(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return value(type.ofType) ?? value(type);
    if (often(10)) return null;
    if (isListType(type)) return [value(type.ofType)].flat().slice(0, one(0, 1));
    if (isEnumType(type)) return one(...type.getValues()).name;
    if (!isInputObjectType(type)) return one(...(scalars[type.name] ?? ['x']));
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || often(20));
    return Object.fromEntries(fields.map((field) => [field.name, value(field.type)]));
  }
  function variable(type: GraphQLInputType): string {
    const it = name('v');
    declared.push(`$${it}: ${type}`);
    variables[it] = value(type);
    return `$${it}`;
  }
  const hasConditions = often(50);
  const condition = (): string =>
    hasConditions && often(20)
      ? ` @${one('include', 'skip')}(if: ${often(50) ? often(50) : variable(new GraphQLNonNull(GraphQLBoolean))})`
      : '';
  const given = (args: readonly GraphQLArgument[]): string => {
    const all = args.filter(({ type }) => isNonNullType(type) || often(30));
    return all.length === 0 ? '' : `(${all.map((arg) => `${arg.name}: ${variable(arg.type)}`).join(', ')})`;
  };
  function selection(type: GraphQLObjectType, depth: number): string {
    const isShallow = depth < DEEPEST;
    const fields = Object.values(type.getFields()).filter(
      (field) => isShallow || !isObjectType(getNamedType(field.type)),
    );
    if (fields.length === 0) return '{ __typename }';
    const parts = some(fields, 3).map((field) => {
      const kind = isShallow ? one('field', 'field', 'field', 'field', 'inline', 'spread') : 'field';
      if (kind === 'inline') return `... on ${type.name}${condition()} ${selection(type, depth + 1)}`;
      if (kind === 'spread') {
        const it = name('F');
        fragments.push(`fragment ${it} on ${type.name} ${selection(type, depth + 1)}`);
        return `...${it}${condition()} ...${it}${condition()}`;
      }
      const args = given(field.args);
      const alias = args !== '' || often(10) ? `${name('a')}: ` : '';
      const below = getNamedType(field.type);
      return `${alias}${field.name}${args}${condition()} ${isObjectType(below) ? selection(below, depth + 1) : ''}`;
    });
    return `{ ${parts.join(' ')} }`;
  }

  const root = schema.getQueryType();
  if (!root) throw new Error('A schema without queries');
  const body = selection(root, 0);
  const head = declared.length === 0 ? '' : `(${declared.join(', ')})`;
  return { query: `query Random${head} ${body} ${fragments.join(' ')}`, variables };
}
