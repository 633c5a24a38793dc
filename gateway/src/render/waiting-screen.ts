/** What stands in a page that the browser draws until it does: on a slow line the scripts take ten seconds. */

import { createHash } from 'node:crypto';
import type { Site } from 'schema';
import { contactLine } from './contact-line.ts';
import { escapeAttribute } from './escape-attribute.ts';

/** Without scripts time alone can tell that they are late, so an animation of no length does, after fifteen seconds. */
const css = `.waiting-screen{display:grid;visibility:hidden;animation:waiting-screen 0s .5s forwards;gap:4px;place-content:center;justify-items:center;min-height:80vh;padding:24px;text-align:center;font:1rem/1.6 system-ui,sans-serif}
.waiting-screen b{font-size:1.25rem}
.waiting-screen p{margin:0;max-width:34rem}
.waiting-screen a{color:inherit;padding-block:12px}
.waiting-screen-late{visibility:hidden;animation:waiting-screen 0s 15s forwards}
@keyframes waiting-screen{to{visibility:visible}}`;

type Waiting = { site: Pick<Site, 'agent' | 'brokerage'>; isPrivate: boolean };

/** Names agent and firm, and after a while how to go on: visitors are told whom to call. React removes it. */
export const waitingScreen = {
  css,
  hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  html({ site, isPrivate }: Waiting): string {
    const [name, firm] = [site.agent.name, site.brokerage.name].map(escapeAttribute);
    const contact = isPrivate ? '' : `<p>${contactLine(site)}</p>`;
    return [
      `<div class="waiting-screen" role="status"><b>${name}</b><p>${firm}</p><p>One moment…</p>`,
      `<div class="waiting-screen-late"><p>This takes long. <a href="">Load the page again</a></p>${contact}</div>`,
      `<noscript><p>This page needs JavaScript.</p>${contact}</noscript></div>`,
    ].join('');
  },
};
