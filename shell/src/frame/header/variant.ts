/**
 * The header of a page before it is scrolled. Home, about and the towns begin with a picture, all other pages with
 * text.
 */

export type HeaderVariant =
  /** No background: the sky behind it is calm. */
  | 'clear'
  /** Logo and menu are on paper labels, whatever the picture. */
  | 'labels'
  | 'solid';

/** `areas`: the pages of the known towns. The 404 page of an unknown town has text where a town's page has its sky. */
export function variantOf(pathname: string, areas: ReadonlyArray<{ href: string }>): HeaderVariant {
  const page = pathname.replace(/(?<=.)\/$/, '');
  if (page === '/' || page === '/about') return 'clear';
  return areas.some(({ href }) => href === page) ? 'labels' : 'solid';
}

/**
 * Whether the page is an admin page, except the log-in. These have their own bar: the site's header and footer are for
 * visitors.
 */
export const isDesk = (pathname: string): boolean => /^\/admin\/(?!login)/.test(pathname);
