/** The running site over which a part is shown: what is wrong with it, and what its pages tell of the part. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultOfCertificate } from './certificate.ts';
import { STATE } from './local-part.ts';

/** In milliseconds. */
const PATIENCE_MS = 10_000;

const noSite = (site: string): string =>
  `No site answers at ${site}. Start one (npm start in its checkout), or name another: SITE=https://…`;

/** Why a request to the site has no answer, in words. */
export const noAnswer = (site: string, error: unknown): string => faultOfCertificate(site, error) ?? noSite(site);

/** In words, why nothing could be shown over this site; undefined if it is as it should be. */
export async function faultOfSite(site: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${site}/`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    const to = answer.status >= 300 && answer.status < 400 && answer.headers.get('location');
    const { origin } = new URL(to || site, site);
    if (origin !== site) return `${site} has moved: write SITE=${origin}`;
    if (answer.status >= 500) return `${site} answers ${answer.status}: its gateway is away, or slow`;
    if (!to && !(await answer.text()).includes(STATE))
      return `${site} is something else than this site: write SITE=https://…`;
  } catch (error) {
    return noAnswer(site, error);
  }
  return undefined;
}

type Report = { remote: string; path: string; message: string };

/** Federation's own words: by which version the shell provides a module, and which a part needs. */
const OTHER_VERSION = /Version (\S+) from \S+ of shared singleton module (\S+) does not satisfy .* needs ([^\s)]+)/;

/** A page's report of a part that failed, as a line for the developer. */
export function told({ remote, path, message }: Report): string {
  const [, provided, module, needed] = OTHER_VERSION.exec(message) ?? [];
  const why = module ? `the site provides ${module} ${provided}, and it needs ${needed}` : message;
  return `${remote} failed on ${path}: ${why}`;
}

/**
 * Tells the developer what a page reports, instead of the site: there it would stand among the faults of what is live.
 * The page itself shows no more of it than a visitor would see.
 */
export async function tellReport(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/api/rum') return next();
  const text = Buffer.concat(await request.toArray()).toString();
  try {
    console.error(told(JSON.parse(text) as Report));
  } catch {
    console.error(text);
  }
  response.writeHead(204).end();
}
