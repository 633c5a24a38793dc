/** How a lead came about: the page, what led there, how long the form took, and the field that no person sees. */

import { REMEMBER } from './remembered.ts';

const HONEYPOT = 'website';
/** The box of `PhoneField`; the gateway's plain forms know it by the same name. */
export const CONSENT = 'mayPhone';

/** Fields of a form that are no part of the message. */
export const traceFields: ReadonlySet<string> = new Set([HONEYPOT, CONSENT, REMEMBER]);

/** As the contract takes it: no NUL, at most 500 characters, and no half of one that takes two places, as an emoji does. */
export const upTo500 = (text: string): string =>
  text
    .replaceAll('\0', '')
    .slice(0, 500)
    .replace(/[\uD800-\uDBFF]$/, '');

const campaign = (search: URLSearchParams): string =>
  [...search]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

export function readTrace(fields: FormData, firstFocus: number | undefined): Record<string, unknown> {
  const trap = fields.get(HONEYPOT);
  return {
    page: upTo500(`${location.pathname}${location.search}`),
    referrer: upTo500(document.referrer) || undefined,
    utm: upTo500(campaign(new URLSearchParams(location.search))) || undefined,
    elapsedMs: firstFocus === undefined ? undefined : Math.round(performance.now() - firstFocus),
    mayPhone: fields.has(CONSENT),
    website: typeof trap === 'string' && trap !== '' ? trap : undefined,
  };
}
