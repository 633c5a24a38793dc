import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

const hosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', 'localhost:8443'];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://localhost:8443/one',
])('takes %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, hosts)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://push.services.mozilla.com/abc',
  'https://evil-push.services.mozilla.com.example/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://localhost/one',
  'https://[::1]/abc',
  'file:///etc/passwd',
  'none',
])('refuses %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, hosts)).toBe(false);
});
