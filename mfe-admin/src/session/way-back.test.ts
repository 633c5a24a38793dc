import { expect, test } from 'vitest';
import { logInFor, placeAfterLogIn } from './way-back.ts';

const origin = 'https://avery.example';
const to = (place: string) => placeAfterLogIn(`${origin}/admin/login?to=${encodeURIComponent(place)}`);

test('a log-in leads to the page that was asked for, with what it shows', () => {
  const place = '/admin/leads?text=a%26b&status=open';
  expect(placeAfterLogIn(origin + logInFor(place))).toBe(place);
});

test('without one it leads to the dashboard, which its address does not name', () => {
  expect(logInFor('/admin/dashboard')).toBe('/admin/login');
  expect(placeAfterLogIn(`${origin}/admin/login`)).toBe('/admin/dashboard');
});

test.each([
  'https://evil.example/admin/homes',
  '//evil.example/admin/homes',
  '/\\evil.example/admin/homes',
  '/admin/..//evil.example',
  '/admin/%2e%2e//evil.example',
  'javascript:alert(1)//admin/',
  'http://[',
  '/properties',
  '/adminer/',
  '/admin/login?to=/admin/homes',
])('%s is no page of the admin', (place) => {
  expect(to(place)).toBe('/admin/dashboard');
});
