/** Who the site belongs to, as the gateway handed it to the page; nothing of it is compiled in. */

import type { Site } from 'schema';

let current: Site | undefined;

/** Called once, by the shell, before anything renders. */
export const provideSite = (site: Site): void => {
  current = site;
};

/** The agent, the brokerage and their contact details. Throws before the shell has provided them. */
export function getSite(): Site {
  if (!current) throw new Error('The site identity is provided by the shell before the first render');
  return current;
}
