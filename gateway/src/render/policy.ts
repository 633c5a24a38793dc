/** The content security policy of a page. `'self'` and hashes; nothing inline but style attributes. */

import type { Release, ReleaseSet } from '../modules/releases/release.ts';

export type PolicyOptions = {
  set: ReleaseSet;
  /** Whose page it is. */
  shown?: Release | undefined;
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
  /** The bot check's script, where there is one. */
  scriptUrl: string | undefined;
  /** Where browsers are sent for photos, if not here. */
  photosUrl?: string | undefined;
  isHttps: boolean;
};

/** Whence the script fetches the rest of itself, wherever it came from. */
const GOOGLE = 'https://www.gstatic.com/recaptcha/';

/**
 * The header that a page is sent with. Trusted Types are enforced, and only reported once Google's script is allowed in:
 * whether that script works under them cannot be tried from here.
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
  // The name under which the page of such a part says which service worker it registers.
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
