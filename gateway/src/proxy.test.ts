import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shipped = readFileSync(new URL('../proxy.conf', import.meta.url), 'utf8');
const [, patient = '$^'] =
  /location ~ (\S+) \{\s*proxy_pass http:\/\/gateways;\s*proxy_read_timeout 300s;/.exec(shipped) ?? [];

/** As long as the desk and the release command wait: at sixty seconds they would read that the site is down, of what goes live after. */
it.each([
  '/graphql',
  '/deploy/promote',
  '/api/admin/releases/promote',
  '/api/admin/upload',
  '/api/admin/property-imports',
])('the shipped proxy waits five minutes for what may take as long: %s', (path) =>
  expect(path).toMatch(new RegExp(patient)),
);

it('and a minute for all else', () => {
  for (const path of ['/', '/properties', '/deployed', '/graphql-playground', '/api/leads'])
    expect(path).not.toMatch(new RegExp(patient));
});
