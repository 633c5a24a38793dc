/** How a lead came about: the page, what led there, how long the form took, and the field that no person sees. */

import { REMEMBER } from './remembered.ts';

const HONEYPOT = 'website';
/** The box of `PhoneField`; the gateway's plain forms know it by the same name. */
export const CONSENT = 'mayPhone';

/** Fields of a form that are no part of the message. */
export const traceFields: ReadonlySet<string> = new Set([HONEYPOT, CONSENT, REMEMBER]);

const campaign = (search: URLSearchParams): string | undefined =>
  [...search]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => `${name}=${value}`)
    .join('&') || undefined;

export function readTrace(fields: FormData, firstFocus: number | undefined): Record<string, unknown> {
  const trap = fields.get(HONEYPOT);
  return {
    page: `${location.pathname}${location.search}`.slice(0, 500),
    referrer: document.referrer.slice(0, 500) || undefined,
    utm: campaign(new URLSearchParams(location.search))?.slice(0, 500),
    elapsedMs: firstFocus === undefined ? undefined : Math.round(performance.now() - firstFocus),
    mayPhone: fields.has(CONSENT),
    website: typeof trap === 'string' && trap !== '' ? trap : undefined,
  };
}
