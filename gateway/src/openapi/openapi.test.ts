import { Validator } from '@seriousme/openapi-schema-validator';
import { contactInput, valueEstimateChange } from 'schema';
import { expect, it } from 'vitest';
import { buildGraphqlSchema } from '../graphql/schema.ts';
import { apiRoutes } from '../http/router.ts';
import { inputSchema, openApiDocument } from './document.ts';
import { operations } from './operations.ts';

const schema = buildGraphqlSchema();
const document = openApiDocument(schema);

type Parameter = { readonly name: string; readonly in: string; readonly required?: true };

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

/** What programs that are made from the document are named after, and which of them sign in. */
it('gives each operation a name of its own, a title, and says whether it needs a session', () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(described.map(({ operationId }) => operationId)).toHaveLength(operations.length);
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(document.paths['/api/testimonials']?.get?.operationId).toBe('testimonials');
  expect(document.paths['/api/admin/testimonials']?.get).toMatchObject({
    operationId: 'viewerTestimonials',
    summary: 'Viewer testimonials',
    security: [{ session: [] }],
  });
  for (const { summary, security } of described) {
    expect(summary).toMatch(/^[A-Z]/);
    expect(security).toBeInstanceOf(Array);
  }
  expect(document.paths['/api/site']?.get?.security).toEqual([]);
});

it('describes every route of the REST door but the browsers’ reports, the stream of events and itself', () => {
  const routers = apiRoutes({ answer: async () => {}, site: {} as never, schema });
  const routes = routers
    .flatMap((router) => router.stack)
    .flatMap(({ path, methods }) => methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`));
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const untold = ['POST /api/rum', 'POST /api/visits', 'GET /api/admin/events', 'GET /api/openapi.json'];
  expect(routes.filter((route) => route.includes('/api')).toSorted()).toEqual([...described, ...untold].toSorted());
});

it('names every mutation, so that nothing can be done at one door only', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const told = operations.map(({ field }) => field).filter((field) => field.startsWith('Mutation.'));
  expect(told.map((field) => field.slice('Mutation.'.length)).toSorted()).toEqual(mutations.toSorted());
});

it('takes bodies from the inputs’ own schemas', () => {
  const body = inputSchema(contactInput);
  expect(JSON.stringify(document.paths['/api/contacts'])).toContain(JSON.stringify(body));
  expect(body.required).toEqual(['name', 'email', 'message', 'source']);
  expect(body.properties).toMatchObject({ name: { type: 'string', maxLength: 120 } });
});

it('says that a fact is required wherever its absence is refused', () => {
  const bodies = operations.flatMap(({ field, body }) => (body === undefined ? [] : [{ field, body }]));
  for (const { field, body } of bodies) {
    const issues = body.safeParse({}).error?.issues ?? [];
    const refused = issues.flatMap(({ path: [name, ...below] }) =>
      below.length === 0 && name !== undefined ? [name] : [],
    );
    const options = [inputSchema(body)].flatMap((one) => (one.oneOf as (typeof one)[] | undefined) ?? [one]);
    for (const { required = [] } of options) expect(required, field).toEqual(expect.arrayContaining(refused));
  }
  const asOf = { type: 'object', required: expect.arrayContaining(['asOf']) };
  expect(inputSchema(valueEstimateChange)).toMatchObject({
    properties: { figures: { anyOf: [asOf, { type: 'null' }] } },
  });
});

it('tells of a query string which parameters it needs, and of no null', () => {
  const parameters = Object.values(document.paths).flatMap(({ get }) => (get?.parameters ?? []) as Parameter[]);
  const inQuery = parameters.filter((one) => one.in === 'query');
  expect(JSON.stringify(inQuery)).not.toContain('"null"');
  const needed = inQuery.filter(({ required }) => required).map(({ name }) => name);
  expect(needed).toEqual(['from', 'to']);
});

it('tells what the check of a session answers to who is not signed in', () => {
  expect(document.paths['/api/admin/check']?.get?.responses).toMatchObject({
    401: { content: { 'application/json': { schema: { required: ['authenticated'] } } } },
  });
});
