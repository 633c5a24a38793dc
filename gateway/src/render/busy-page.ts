/** The page that a visitor gets if no version of a page is available. It loads no other files. */

import { createHash } from 'node:crypto';
import type { Site } from 'schema';
import { contactLine } from './contact-line.ts';
import { escapeAttribute } from './escape-attribute.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf6eb;color:#1f2a33;font:1.125rem/1.6 Georgia,serif}main{max-width:34rem;padding:2rem}h1{font-weight:400;line-height:1.2}a{color:inherit}';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export const busyHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
};

/** Says to try again, and how to reach the agent meanwhile. */
export function busyPage(site: Pick<Site, 'agent' | 'brokerage'>): string {
  const [name, firm] = [site.agent.name, site.brokerage.name].map(escapeAttribute);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One moment, please | ${name}</title><style>${STYLE}</style></head><body><main><p>${firm}</p><h1>One moment, please</h1><p>This page cannot be shown right now. Please try again in a few seconds.</p><p>${contactLine(site)}</p></main></body></html>`;
}
