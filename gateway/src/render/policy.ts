/** The content security policy of a page: `'self'` and hashes. Nothing inline is allowed but style attributes. */

import type { Release, ReleaseSet } from '../modules/releases/release.ts';

export type PolicyOptions = {
  set: ReleaseSet;
  /** The release whose page it is. */
  shown?: Release | undefined;
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
  /** The address of the bot check's script, if there is one. */
  scriptUrl: string | undefined;
  /** Where browsers load photos, if not from here. */
  photosUrl?: string | undefined;
  isHttps: boolean;
};

/** The bot check's script always loads its other parts from there. */
const GOOGLE = 'https://www.gstatic.com/recaptcha/';

/**
 * The policy headers of a page. Trusted Types are enforced. With Google's script they are only reported, because it was
 * not possible to test here whether that script works with them.
 */
export function contentSecurityPolicy({
  set,
  shown,
  styleHashes,
  scriptHashes,
  scriptUrl,
  photosUrl,
  isHttps,
}: PolicyOptions): Record<string, string> {
  // The page of an app part registers its service worker through a Trusted Types policy of this name.
  const workers = shown?.app ? [`${shown.name}-worker`] : [];
  const policies = ['remote-entry', 'shell', 'shell-start', ...set.remotes.map(({ name }) => name), ...workers];
  const trustedTypes = [`require-trusted-types-for 'script'`, `trusted-types ${policies.join(' ')}`];
  const service = scriptUrl === undefined ? undefined : `${new URL('.', scriptUrl).href} ${GOOGLE}`;
  const andService = service === undefined ? '' : ` ${service}`;
  const directives = [
    `default-src 'self'`,
    `script-src ${[`'self'`, ...scriptHashes].join(' ')}${andService}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${photosUrl === undefined ? '' : ` ${new URL(photosUrl).origin}`}`,
    `connect-src 'self'${andService}`,
    `frame-src ${service ?? `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(service === undefined ? trustedTypes : []),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': directives.join('; '),
    ...(service === undefined ? {} : { 'content-security-policy-report-only': trustedTypes.join('; ') }),
  };
}
