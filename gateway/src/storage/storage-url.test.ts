import { expect, it } from 'vitest';
import { signedLinks } from './signed-links.ts';
import { parseStorageUrl, storeOrigin } from './storage-url.ts';

it('reads a bucket of AWS with what the usual variables say', () => {
  const variables = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(parseStorageUrl('s3://homes', variables)).toEqual({
    bucket: 'homes',
    prefix: '',
    region: 'eu-west-1',
    isPathStyle: false,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});

it('reads a store of one’s own, whose address says it all', () => {
  const address = 's3://key:a%2Fb@homes/avery/site/?endpoint=https://store.example:9000/&region=garage&path-style=off';
  expect(parseStorageUrl(address, { AWS_REGION: 'ignored' })).toEqual({
    bucket: 'homes',
    prefix: 'avery/site/',
    region: 'garage',
    endpoint: 'https://store.example:9000',
    isPathStyle: false,
    credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
  });
});

it('leaves the machine’s own role to the library where no key is given', () => {
  expect(parseStorageUrl('s3://homes', {})).not.toHaveProperty('credentials');
});

it('puts the bucket into the path for a store that is not AWS’s', () => {
  const place = parseStorageUrl('s3://homes', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' });
  expect(place).toMatchObject({ endpoint: 'http://127.0.0.1:9000', isPathStyle: true });
});

it.each([
  ['s3://key@homes', /a key without its secret/],
  ['s3://homes?endpont=x', /endpont is none of/],
  ['s3://homes?endpoint=ftp://x', /endpoint should be http/],
  ['s3://homes?path-style=yes', /path-style should be on or off/],
  ['s3://', /s3:\/\/bucket/],
])('refuses %s, and says why', (address, reason) => {
  expect(() => parseStorageUrl(address, {})).toThrow(reason);
});

it.each([
  's3://key:secret@homes/site?region=eu-west-1',
  's3://key:secret@homes?endpoint=https://store.example:9000',
  's3://key:secret@homes?endpoint=https://store.example&path-style=off',
])('knows from where browsers get what lies at %s', async (address) => {
  const place = parseStorageUrl(address, {});
  expect(new URL(await signedLinks(place)('a.jpg')).origin).toBe(storeOrigin(place));
});

it('signs a link that is the same for half a day, and opens for a day longer', async () => {
  const sign = signedLinks(parseStorageUrl('s3://key:secret@homes/site', {}));
  const at = (hour: number) => sign('uploads/a.jpg', new Date(Date.UTC(2026, 10, 25, hour, 59)));
  expect(await at(0)).toBe(await at(11));
  expect(await at(12)).not.toBe(await at(11));
  expect(new URL(await at(11)).searchParams.get('X-Amz-Date')).toBe('20261125T000000Z');
  expect(new URL(await at(11)).searchParams.get('X-Amz-Expires')).toBe('129600');
});
