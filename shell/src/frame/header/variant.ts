/** How the header stands on a page before it is scrolled. Three kinds of page open with a picture; all others with text. */

export type HeaderVariant =
  /** Nothing behind it: the sky is calm there. */
  | 'clear'
  /** Logo and menu stand on paper labels, whatever the picture. */
  | 'labels'
  | 'solid';

/** `areas`: the pages of towns that there are. An unknown town's page has its words where a town's has its sky. */
export function variantOf(pathname: string, areas: ReadonlyArray<{ href: string }>): HeaderVariant {
  const page = pathname.replace(/(?<=.)\/$/, '');
  if (page === '/' || page === '/about') return 'clear';
  return areas.some(({ href }) => href === page) ? 'labels' : 'solid';
}

/** The agent's own desk has a bar of its own; the site's header and footer are for visitors. */
export const isDesk = (pathname: string): boolean => /^\/admin\/(?!login)/.test(pathname);
