/** The pages that a visitor gets where no page of the site can be shown. They load no other files. */

import { createHash } from 'node:crypto';
import type { Site } from 'schema';
import { contactLine } from './contact-line.ts';
import { escapeAttribute } from './escape-attribute.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf6eb;color:#1f2a33;font:1.125rem/1.6 Georgia,serif}main{max-width:34rem;padding:2rem}h1{font-weight:400;line-height:1.2}a{color:inherit}';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
};

type Named = Pick<Site, 'agent' | 'brokerage'>;

/** `title`: a text. `advice`: HTML. Below it stands how to reach the agent. */
function barePage(site: Named, title: string, advice: string): string {
  const [name, firm, heading] = [site.agent.name, site.brokerage.name, title].map(escapeAttribute);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading} | ${name}</title><style>${STYLE}</style></head><body><main><p>${firm}</p><h1>${heading}</h1><p>${advice}</p><p>${contactLine(site)}</p></main></body></html>`;
}

/** If no version of a page is available: says to try again. */
export const busyPage = (site: Named): string =>
  barePage(site, 'One moment, please', 'This page cannot be shown right now. Please try again in a few seconds.');

/** An error at an address that is not a page's: says it in `words`, and leads to the site's own pages. */
export const errorPage = (site: Named, words: string): string =>
  barePage(site, words, '<a href="/">To the home page</a>');
