/**
 * Puts one part from this machine into a page of a running site. The page is then rendered in the browser, with that
 * part's own code.
 */

import { matchPath } from 'react-router';
import type { PageState } from '../src/page-state.ts';
import type { RegistryRemote } from '../src/registry.ts';

/** The beginning of what a page of the site says of itself. */
export const STATE = '<script type="application/json" id="page-state">';
const ROOT = '<div id="root">';

/** The registry with this part instead of the live part of the same name, or added if there is none. */
function withPart(state: PageState, part: RegistryRemote): PageState {
  const { registry, site, botCheck } = state;
  const others = registry.remotes.filter(({ name }) => name !== part.name);
  return { registry: { ...registry, remotes: [...others, part] }, site, botCheck };
}

type Script = { src: string };

/** Removes the live part's scripts from the document, because the page does not use them. */
function withoutScriptsOf(head: string, { name }: RegistryRemote): string {
  const isOfLive = (src: string) => src.startsWith(`/releases/${name}/`);
  return head
    .replace(/<link rel="preload" as="script"[^>]* href="([^"]*)"[^>]*>/g, (link, src) => (isOfLive(src) ? '' : link))
    .replace(/ data-scripts="([^"]*)"/, (_, list: string) => {
      const scripts = JSON.parse(list.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Script[];
      const kept = JSON.stringify(scripts.filter(({ src }) => !isOfLive(src)));
      return ` data-scripts="${kept.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    });
}

/** The document without the server's HTML, which the live part rendered and this part could not hydrate. */
export function withLocalPart(html: string, part: RegistryRemote): string {
  const root = html.indexOf(ROOT) + ROOT.length;
  const state = html.lastIndexOf(STATE);
  if (root < ROOT.length || state < root) return html;
  const [json = ''] = html.slice(state + STATE.length).split('</script>', 1);
  const changed = JSON.stringify(withPart(JSON.parse(json) as PageState, part)).replaceAll('<', '\\u003c');
  const rest = html.slice(state + STATE.length + json.length);
  return `${withoutScriptsOf(html.slice(0, root), part)}</div>${STATE}${changed}${rest}`;
}

/**
 * The site's content security policy, changed for this machine: it allows the part's Trusted Types policy, and plain
 * HTTP.
 */
export function withPolicyOf(policy: string, { name }: RegistryRemote): string {
  const lines = policy.split('; ').filter((line) => line !== 'upgrade-insecure-requests');
  return lines
    .map((line) => (line.startsWith('trusted-types ') && !line.split(' ').includes(name) ? `${line} ${name}` : line))
    .join('; ');
}

/** Whether one of the part's pages has this path. The live site may not know the page yet. */
export const answers = ({ pages }: RegistryRemote, path: string): boolean =>
  pages.some((page) => matchPath(page.path, path) !== null);
