/** How a lead came about: the page, what led there, how long the form took, and the field that no person sees. */

const HONEYPOT = 'website';

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
    website: typeof trap === 'string' && trap !== '' ? trap : undefined,
  };
}
