/** Where a log-in leads. It stands in the log-in's own address, so that it outlives a reload. */

const start = '/admin/dashboard';

export const logInFor = (place: string): string =>
  place === start ? '/admin/login' : `/admin/login?to=${encodeURIComponent(place)}`;

/** Anybody can write the address of a log-in, so that it leads to pages of the admin alone. */
export function placeAfterLogIn(address: string): string {
  const { origin, searchParams } = new URL(address);
  const asked = searchParams.get('to') ?? '';
  if (!URL.canParse(asked, origin)) return start;
  const { origin: itsOrigin, pathname, search } = new URL(asked, origin);
  const isPage = itsOrigin === origin && pathname.startsWith('/admin/') && !pathname.startsWith('/admin/login');
  return isPage ? pathname + search : start;
}
