import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Input is ISO text, which the schemas of inputs parse. Output is ISO in UTC. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A time in UTC, ISO 8601.',
  parseValue: readIso,
  parseLiteral: (node) => readIso(node.kind === Kind.STRING ? node.value : undefined),
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'string') return new Date(value).toISOString();
    throw new GraphQLError('DateTime cannot represent this value');
  },
});

/** graphql-upload's scalar with our own description. */
export const Upload = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  description: 'A file of a multipart request (graphql-multipart-request-spec).',
});

/** An empty text is allowed: in an input it means "clear", as null does. */
function readIso(value: unknown): string {
  if (typeof value === 'string' && (ISO.test(value) || value === '')) return value;
  throw new GraphQLError('DateTime cannot represent this value: send a text like 2026-05-01T12:00:00.000Z');
}
