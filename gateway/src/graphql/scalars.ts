import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** In as ISO text, which the inputs' schemas read; out as ISO in UTC. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A moment in UTC, ISO 8601.',
  parseValue: readIso,
  parseLiteral: (node) => readIso(node.kind === Kind.STRING ? node.value : undefined),
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'string') return new Date(value).toISOString();
    throw new GraphQLError('DateTime cannot represent this value');
  },
});

/** graphql-upload's, in the contract's words. */
export const Upload = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  description: 'A file of a multipart request (graphql-multipart-request-spec).',
});

/** Blank passes: to an input it means "clear", as null does. */
function readIso(value: unknown): string {
  if (typeof value === 'string' && (ISO.test(value) || value === '')) return value;
  throw new GraphQLError('DateTime cannot represent this value: send a text like 2026-05-01T12:00:00.000Z');
}
