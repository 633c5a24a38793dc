// The SDL's output types as JSON Schema: a REST call answers with all fields of its GraphQL type.
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export type JsonSchema = Readonly<Record<string, unknown>>;

const scalars: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** A type's schema. Every key is always present, so an unknown value is null. */
export function answerSchema(type: GraphQLOutputType): JsonSchema {
  if (isNonNullType(type)) return present(type.ofType);
  return { anyOf: [present(type), { type: 'null' }] };
}

function present(type: GraphQLOutputType): JsonSchema {
  if (isNonNullType(type)) return present(type.ofType);
  if (isListType(type)) return { type: 'array', items: answerSchema(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  if (isObjectType(type)) return reference(type.name);
  return scalars[getNamedType(type).name] ?? {};
}

/** Every object type that a REST call can answer with. */
export function answerComponents(schema: GraphQLSchema): Record<string, JsonSchema> {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType).filter(isShown);
  return Object.fromEntries(types.map((type) => [type.name, objectSchema(type)]));
}

const isShown = ({ name }: GraphQLObjectType) =>
  !name.startsWith('__') && !['Query', 'Mutation', 'Viewer'].includes(name);

function objectSchema(type: GraphQLObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    required: fields.map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, describe(answerSchema(field.type), field)])),
  };
}

function describe(schema: JsonSchema, { description }: { description?: string | null | undefined }): JsonSchema {
  return description ? { ...schema, description } : schema;
}
