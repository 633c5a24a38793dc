/** How a lead came about: the page, the referrer, how long the form took, and the field that people do not see. */

import { REMEMBER } from './remembered.ts';

const HONEYPOT = 'website';
/** The checkbox of `PhoneField`. The gateway's plain forms use the same name. */
export const CONSENT = 'mayPhone';

/** Fields of a form that do not belong to the message. */
export const traceFields: ReadonlySet<string> = new Set([HONEYPOT, CONSENT, REMEMBER]);

/** As the contract wants it: no NUL, at most 500 characters, and no half of a surrogate pair at the end. */
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
