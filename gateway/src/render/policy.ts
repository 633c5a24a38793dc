/** The content security policy of a page. `'self'` and hashes; nothing inline but style attributes. */

import type { ReleaseSet } from '../modules/releases/release.ts';

export type PolicyOptions = { set: ReleaseSet; styleHashes: readonly string[]; hasSiteKey: boolean; isHttps: boolean };

const GOOGLE = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * The header that a page is sent with. Trusted Types are enforced, and only reported once Google's script is allowed in:
 * whether that script works under them cannot be tried from here.
 */
export function contentSecurityPolicy({
  set,
  styleHashes,
  hasSiteKey,
  isHttps,
}: PolicyOptions): Record<string, string> {
  const policies = ['remote-entry', 'shell', 'shell-start', ...set.remotes.map(({ name }) => name)];
  const trustedTypes = [`require-trusted-types-for 'script'`, `trusted-types ${policies.join(' ')}`];
  const google = hasSiteKey ? ` ${GOOGLE.join(' ')}` : '';
  const directives = [
    `default-src 'self'`,
    `script-src 'self'${google}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'${google}`,
    `frame-src ${hasSiteKey ? GOOGLE.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(hasSiteKey ? [] : trustedTypes),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': directives.join('; '),
    ...(hasSiteKey ? { 'content-security-policy-report-only': trustedTypes.join('; ') } : {}),
  };
}
