import { expect, test } from 'vitest';
import type { Release } from '../modules/releases/release.ts';
import { contentSecurityPolicy } from './policy.ts';

const part = (name: string) => ({ name }) as Release;
const set = { shell: part('shell'), remotes: [part('mfe-listings')] };
const options = {
  set,
  styleHashes: ["'sha256-abc'"],
  scriptHashes: ["'sha256-def'"],
  scriptUrl: undefined,
  isHttps: true,
};

const directives = (policy: string | undefined) =>
  new Map((policy ?? '').split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));

test('without a site key no host but the own is named, and Trusted Types are enforced', () => {
  const headers = contentSecurityPolicy(options);
  const policy = directives(headers['content-security-policy']);
  expect(policy.get('script-src')).toBe("'self' 'sha256-def'");
  expect(policy.get('style-src')).toBe("'self' 'sha256-abc'");
  expect(policy.get('trusted-types')).toBe('remote-entry shell shell-start mfe-listings');
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(headers['content-security-policy-report-only']).toBeUndefined();
  expect(headers['content-security-policy']).not.toMatch(/google|gstatic|unsafe-eval/);
});

test('with one, Google’s two hosts are let in and Trusted Types are reported only', () => {
  const scriptUrl = 'https://www.google.com/recaptcha/enterprise.js';
  const headers = contentSecurityPolicy({ ...options, scriptUrl });
  const policy = directives(headers['content-security-policy']);
  expect(policy.get('script-src')).toBe(
    "'self' 'sha256-def' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(policy.has('require-trusted-types-for')).toBe(false);
  expect(headers['content-security-policy-report-only']).toContain('require-trusted-types-for');
});

test('photos may come from where browsers are sent for them, and from nowhere else', () => {
  const of = (photosUrl?: string) =>
    directives(contentSecurityPolicy({ ...options, photosUrl })['content-security-policy']).get('img-src');
  expect(of('https://photos.example/homes/')).toBe("'self' data: blob: https://photos.example");
  expect(of()).toBe("'self' data: blob:");
});

test('another place of the script is let in instead of the usual one', () => {
  const scriptUrl = 'https://www.recaptcha.net/recaptcha/enterprise.js';
  const policy = directives(contentSecurityPolicy({ ...options, scriptUrl })['content-security-policy']);
  const places = 'https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/';
  expect(policy.get('script-src')).toBe(`'self' 'sha256-def' ${places}`);
  expect(policy.get('frame-src')).toBe(places);
});

test('nothing inline is allowed but style attributes', () => {
  const policy = contentSecurityPolicy(options)['content-security-policy'] ?? '';
  expect(policy.split('; ').filter((line) => line.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"]);
});
