/** How the header stands on a page before it is scrolled. Three kinds of page open with a picture; all others with text. */

export type HeaderLook =
  /** Nothing behind it: the sky is calm there. */
  | 'clear'
  /** Logo and menu stand on paper labels, whatever the picture. */
  | 'labels'
  | 'solid';

const rules: ReadonlyArray<[pattern: RegExp, look: HeaderLook]> = [
  [/^\/(about\/?)?$/, 'clear'],
  [/^\/areas\//, 'labels'],
];

export const lookOf = (pathname: string): HeaderLook =>
  rules.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'solid';

/** The agent's own desk has a bar of its own; the site's header and footer are for visitors. */
export const isDesk = (pathname: string): boolean => /^\/admin\/(?!login)/.test(pathname);
