/** Who the site belongs to. The gateway writes it into the page; nothing of it is compiled in. */

import type { Site } from 'schema';

let current: Site | undefined;

/** The shell calls this once, before the first render. */
export const provideSite = (site: Site): void => {
  current = site;
};

/** The agent, the brokerage and their contact details. Throws if the shell has not provided them yet. */
export function getSite(): Site {
  if (!current) throw new Error('The site identity is provided by the shell before the first render');
  return current;
}
