/** Who the site belongs to. The gateway writes it into the page; nothing of it is compiled in. */

import type { Site } from 'schema';

let current: Site | undefined;

/** All parts read the one object, on the server for all pages: one that sorts a list of it would sort it for all. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** The shell calls this once, before the first render. From then on nothing of it can be changed. */
export const provideSite = (site: Site): void => {
  freeze(site);
  current = site;
};

/** The agent, the brokerage and their contact details. Throws if the shell has not provided them yet. */
export function getSite(): Site {
  if (!current) throw new Error('The site identity is provided by the shell before the first render');
  return current;
}
