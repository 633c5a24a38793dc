import { Validator } from '@seriousme/openapi-schema-validator';
import { contactInput } from 'schema';
import { expect, it } from 'vitest';
import { buildGraphqlSchema } from '../graphql/schema.ts';
import { apiRoutes } from '../http/router.ts';
import { inputSchema, openApiDocument } from './document.ts';
import { operations } from './operations.ts';

const schema = buildGraphqlSchema();
const document = openApiDocument(schema);

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
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
