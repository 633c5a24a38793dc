// Calls one operation through REST or GraphQL and returns the outcome in one form, so that a test can compare both.
import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { parameterName } from '../http/query-parameters.ts';
import type { Operation } from '../openapi/operations.ts';
import type { Answer, TestClient } from './test-client.ts';

/** The arguments of a call: path parameters, the body or query, files. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly input?: unknown;
  readonly files?: readonly File[];
}

export interface Outcome {
  /** Absent: it succeeded. */
  readonly code?: string | undefined;
  readonly issues?: readonly { path: readonly (string | number)[]; message: string }[] | undefined;
  readonly answer?: unknown;
  readonly raw: Answer;
}

export async function callRest(client: TestClient, operation: Operation, call: Call): Promise<Outcome> {
  const { params = {}, input, files } = call;
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const query = operation.search === undefined ? '' : `?${queryOf(input)}`;
  const body = files === undefined ? operation.body && input : formOf(files);
  const raw = await client.rest(operation.method.toUpperCase(), `${path}${query}`, body);
  if (raw.status < 400) return { answer: raw.body, raw };
  const { code, issues } = raw.body;
  return { code: code === 'PRECONDITION_FAILED' ? 'CONFLICT' : code, issues, raw };
}

export async function callGraphql(
  client: TestClient,
  schema: GraphQLSchema,
  operation: Operation,
  { params = {}, input, files }: Call,
): Promise<Outcome> {
  const sent = files === undefined ? input : { images: files.map(() => null) };
  const { text, variables } = documentOf(schema, operation, params, sent);
  const raw = files === undefined ? await client.graphql(text, variables) : await client.upload(text, files);
  const [error] = raw.body.errors ?? [];
  if (error !== undefined) return { code: error.extensions?.code, issues: error.extensions?.issues, raw };
  const { viewer, answer } = raw.body.data;
  if (viewer === null) return { code: 'UNAUTHENTICATED', raw };
  const found = viewer === undefined ? answer : viewer.answer;
  if (found === null && isDemanded(operation)) return { code: 'NOT_FOUND', raw };
  return { answer: operation.answer === '[Property!]!' ? found.nodes : found, raw };
}

/** If there is no record, REST answers 404 and GraphQL null. */
const isDemanded = ({ answer }: Operation) => ['Property!', 'Lead!', 'Person!'].includes(String(answer));

/** A document that asks for every field of the answer, and its variables. */
export function documentOf(
  schema: GraphQLSchema,
  operation: Pick<Operation, 'field'>,
  params: Readonly<Record<string, string>>,
  input: unknown,
): { text: string; variables: Record<string, unknown> } {
  const field = fieldOf(schema, operation);
  const flat = { propertyId: params.id, ...params, ...(typeof input === 'object' ? input : {}) } as Record<
    string,
    unknown
  >;
  const given = field.args.map(({ name }) => [name, name === 'input' ? input : flat[name]] as const);
  const variables = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const used = field.args.filter(({ name }) => name in variables || name === 'input');
  const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `answer: ${field.name}${passed && `(${passed})`} ${selectionOf(field.type)}`;
  const [parent] = operation.field.split('.');
  const kind = parent === 'Mutation' ? 'mutation' : 'query';
  return {
    text: `${kind}${declared && ` (${declared})`} { ${parent === 'Viewer' ? `viewer { ${call} }` : call} }`,
    variables,
  };
}

export function fieldOf(schema: GraphQLSchema, { field }: Pick<Operation, 'field'>): GraphQLField<unknown, unknown> {
  const [parent = '', name = ''] = field.split('.');
  const type = schema.getType(parent);
  const found = isObjectType(type) ? type.getFields()[name] : undefined;
  if (found === undefined) throw new Error(`The schema has no ${field}`);
  return found;
}

/** Every field that needs no argument. */
export function selectionOf(type: GraphQLOutputType): string {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => args.every((one) => !isNonNullType(one.type)));
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`).join(' ')} }`;
}

/** A search as its query string: the filter's fields beside the page's. */
function queryOf(input: unknown): string {
  const { filter, ...page } = (input ?? {}) as Record<string, unknown>;
  const pairs = Object.entries({ ...(filter as object | null), ...page }).filter(([, value]) => value != null);
  return new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [parameterName(name), asParameter(value)]),
  ).toString();
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('images', file);
  return form;
}

/** An object cannot always be converted to text: a generated one may have a `toString` of its own. */
function asParameter(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => asParameter(one ?? '')).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
