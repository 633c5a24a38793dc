import {
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
  parseType,
  typeFromAST,
} from 'graphql';
import { errorStatuses } from 'schema';
import * as z from 'zod/mini';
import { parameterName } from '../http/query-parameters.ts';
import { answerComponents, answerSchema, type JsonSchema, reference } from './answer-schemas.ts';
import { type Operation, operations } from './operations.ts';

/** The REST API as OpenAPI 3.1: bodies from the schemas of inputs, answers and descriptions from the SDL. */
export function openApiDocument(schema: GraphQLSchema) {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describeOperation(schema, operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Real estate agent site', version: '1.0.0', description: 'Errors and examples: docs/api.md.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...answerComponents(schema), Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

function describeOperation(schema: GraphQLSchema, operation: Operation): JsonSchema {
  const field = fieldOf(schema, operation);
  const content = contentOf(answerOf(schema, operation, field), operation.mediaType);
  return {
    operationId: operationId(operation),
    summary: inWords(operationId(operation)),
    ...(field.description && { description: field.description }),
    security: operation.forAgent ? [{ session: [] }] : [],
    parameters: [
      ...pathParameters(operation),
      ...queryParameters(operation, field),
      ...(isCounted(operation) ? [total] : []),
    ],
    ...bodyOf(operation),
    responses: {
      [operation.status ?? 200]: {
        description: 'Done',
        ...(operation.isPaged && { headers: { Link: link, ...(isCounted(operation) && { 'X-Total-Count': count }) } }),
        ...content,
      },
      ...(operation.forAgent && { 401: { description: 'Sign in first', ...contentOf(reference('Error')) } }),
      ...(operation.otherStatus && { [operation.otherStatus]: { description: 'The same answer', ...content } }),
      default: { description: 'An error', ...contentOf(reference('Error')) },
    },
  };
}

const queries = new Set(operations.map(({ field }) => field).filter((field) => field.startsWith('Query.')));

/** The name of its field. One that visitors and the agent both have is told apart: `viewerTestimonials`. */
function operationId({ field }: Operation): string {
  const name = fieldName(field);
  const isTaken = field.startsWith('Viewer.') && queries.has(`Query.${name}`);
  return isTaken ? `viewer${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}

const fieldName = (field: string) => field.slice(field.indexOf('.') + 1);

/** "addOpenHouse" as "Add open house". */
const inWords = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function fieldOf(schema: GraphQLSchema, operation: Operation): GraphQLField<unknown, unknown> {
  const [parent = ''] = operation.field.split('.');
  const type = schema.getType(parent);
  const field = isObjectType(type) ? type.getFields()[fieldName(operation.field)] : undefined;
  if (field === undefined) throw new Error(`The schema has no ${operation.field}`);
  return field;
}

function answerOf(
  schema: GraphQLSchema,
  { answer, status }: Operation,
  field: GraphQLField<unknown, unknown>,
): JsonSchema | undefined {
  if (status === 204) return undefined;
  if (typeof answer === 'object') return inputSchema(answer);
  const type = answer === undefined ? field.type : typeFromAST(schema, parseType(answer) as never);
  return answerSchema(type as typeof field.type);
}

const contentOf = (schema: JsonSchema | undefined, mediaType = 'application/json') =>
  schema && { content: { [mediaType]: { schema } } };

function bodyOf({ body, isUpload }: Operation): JsonSchema {
  if (isUpload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: imagesSchema } } } };
  return body === undefined ? {} : { requestBody: { ...contentOf(inputSchema(body)) } };
}

function pathParameters({ path }: Operation): JsonSchema[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

/** In a query string, the fields of a filter stand beside those of the page. */
function queryParameters({ search }: Operation, { args }: GraphQLField<unknown, unknown>): JsonSchema[] {
  if (search === undefined) return [];
  const { filter, ...page } = propertiesOf(inputSchema(search));
  // What has a default in GraphQL has one in REST.
  const isNeeded = (name: string) => args.some((one) => one.name === name && isRequiredArgument(one));
  const all = { ...(filter && propertiesOf(withoutNull(filter))), ...page };
  return Object.entries(all).map(([name, schema]) => ({
    name: parameterName(name),
    in: 'query',
    ...(isNeeded(name) && { required: true }),
    schema: withoutNull(schema),
  }));
}

const propertiesOf = ({ properties = {} }: JsonSchema) => properties as Record<string, JsonSchema>;

/** A query string has no null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (Array.isArray(type)) return { ...schema, type: type.find((one) => one !== 'null') };
  const options = (schema.anyOf ?? []) as JsonSchema[];
  return options.find((option) => option.type !== 'null') ?? schema;
}

/** The accepted input, before it is trimmed or completed. */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodMiniObject) jsonSchema.required = requiredOf(zodSchema);
    },
  });
  return rest;
}

/** The fields that may not be absent. Of one that begins with a transform, as dates do, zod says that it may. */
const requiredOf = ({ shape }: z.ZodMiniObject): string[] =>
  Object.entries(shape).flatMap(([name, field]) => (z.safeParse(field, undefined).success ? [] : [name]));

const total = {
  name: 'total',
  in: 'query',
  description: 'Ask for `X-Total-Count`.',
  schema: { type: 'boolean', default: false },
};

const isCounted = ({ isPaged, isUncounted }: Operation) => isPaged && !isUncounted;

const link = {
  description: 'Where the next page is, if there is one: `rel="next"` (RFC 8288).',
  schema: { type: 'string' },
};
const count = { description: 'How many records the filter lets through.', schema: { type: 'integer' } };

const imagesSchema = {
  type: 'object',
  required: ['images'],
  properties: { images: { type: 'array', maxItems: 30, items: { type: 'string', format: 'binary' } } },
};

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { enum: Object.keys(errorStatuses) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'array', items: { type: ['string', 'integer'] } }, message: { type: 'string' } },
      },
    },
    secondStep: { type: 'object', description: 'With SECOND_FACTOR_REQUIRED: what `finishSignIn` takes.' },
    requestId: { type: 'string' },
  },
};
