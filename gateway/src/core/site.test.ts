import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { demoKeys, readSite } from './site.ts';

const shipped = fileURLToPath(new URL('../../../site.json', import.meta.url));

it('reads the shipped identity', () => {
  expect(readSite(shipped, { refuseDemo: false }).tagline).toBe('With You Every Step of the Way');
});

it('refuses it for a public site, key by key', () => {
  expect(() => readSite(shipped, { refuseDemo: true })).toThrow(
    /agent\.name[\s\S]*agent\.cellPhone[\s\S]*brokerage\.name/,
  );
});

it('finds nothing of the demo in a real identity', () => {
  expect(
    demoKeys({ agent: { name: 'Jane Roe', phone: '(732) 842-1000' }, links: [{ url: 'https://roe.test' }] }),
  ).toEqual([]);
});
