/** A page of a running site with one part from this machine in its place: it is drawn in the browser, by that part's own code. */

import { matchPath } from 'react-router';
import type { PageState } from '../src/page-state.ts';
import type { RegistryRemote } from '../src/registry.ts';

const STATE = '<script type="application/json" id="page-state">';
const ROOT = '<div id="root">';

/** The registry with this part in place of the live one of its name, or beside all others. */
function withPart(state: PageState, part: RegistryRemote): PageState {
  const { registry, site, botCheck } = state;
  const others = registry.remotes.filter(({ name }) => name !== part.name);
  return { registry: { ...registry, remotes: [...others, part] }, site, botCheck };
}

type Script = { src: string };

/** The live part's scripts would be fetched for nothing. */
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

/** The document as it would be had the server not drawn it: what the live part drew is not what this one would take over. */
export function withLocalPart(html: string, part: RegistryRemote): string {
  const root = html.indexOf(ROOT) + ROOT.length;
  const state = html.lastIndexOf(STATE);
  if (root < ROOT.length || state < root) return html;
  const [json = ''] = html.slice(state + STATE.length).split('</script>', 1);
  const changed = JSON.stringify(withPart(JSON.parse(json) as PageState, part)).replaceAll('<', '\\u003c');
  const rest = html.slice(state + STATE.length + json.length);
  return `${withoutScriptsOf(html.slice(0, root), part)}</div>${STATE}${changed}${rest}`;
}

/** The site's own policy, which lets this part's scripts in under its name, and is content with plain HTTP on this machine. */
export function withPolicyOf(policy: string, { name }: RegistryRemote): string {
  const lines = policy.split('; ').filter((line) => line !== 'upgrade-insecure-requests');
  return lines
    .map((line) => (line.startsWith('trusted-types ') && !line.split(' ').includes(name) ? `${line} ${name}` : line))
    .join('; ');
}

/** Whether one of the part's pages answers this address: the live site may not know it yet. */
export const answers = ({ pages }: RegistryRemote, path: string): boolean =>
  pages.some((page) => matchPath(page.path, path) !== null);
