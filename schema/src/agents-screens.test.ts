/**
 * Everything that the agent can do through REST or GraphQL has a place on a screen, or is listed here with a reason.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, type FieldNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { readSdl } from './sdl.ts';

/** Visitors do these, in the shell and in other remotes. */
const ofVisitors = ['sendContact', 'requestHomeValuation', 'sendPropertyInquiry', 'captureLead'];

/** Screens do these through REST: sign-in and sign-out with their cookies, uploads, and files to save. */
const byRest = ['signIn', 'finishSignIn', 'startPasskeySignIn', 'signOut', 'uploadImages', 'leadsCsv', 'homesCsv'];

const withoutScreen: Readonly<Record<string, string>> = {
  archived: 'viewer.homes lists archived homes with all others',
  removePhoto: 'the photos are put in order and saved together with updateProperty',
};

const folder = fileURLToPath(new URL('../../mfe-admin/src/', import.meta.url));
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')).definitions)
  .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION);

const isField = (node: { kind: string }): node is FieldNode => node.kind === Kind.FIELD;
const fieldsOf = (node: Pick<FieldNode, 'selectionSet'>): FieldNode[] =>
  (node.selectionSet?.selections ?? []).filter(isField);
const used = new Set(
  documents
    .flatMap(fieldsOf)
    .flatMap((field) => (field.name.value === 'viewer' ? fieldsOf(field) : [field]))
    .map(({ name }) => name.value),
);

const schema = buildSchema(readSdl());
const agents = [
  ...Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => !ofVisitors.includes(name)),
  ...Object.keys((schema.getType('Viewer') as { getFields?: () => object } | undefined)?.getFields?.() ?? {}),
];

test('every operation of the agent has a screen, or a reason', () => {
  const missing = agents.filter((name) => !used.has(name) && !byRest.includes(name) && !(name in withoutScreen));
  expect(missing).toEqual([]);
});

test('no reason outlives its cause', () => {
  expect(Object.keys(withoutScreen).filter((name) => used.has(name) || !agents.includes(name))).toEqual([]);
});
