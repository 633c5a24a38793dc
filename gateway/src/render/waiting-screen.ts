/** What stands in a page that the browser draws until it does: on a slow line the scripts take ten seconds. */

import { createHash } from 'node:crypto';
import type { Site } from 'schema';
import { escapeAttribute } from './escape-attribute.ts';

/** Without scripts time alone can tell that they are late, so an animation of no length does, after fifteen seconds. */
const css = `.waiting-screen{display:grid;visibility:hidden;animation:waiting-screen 0s .5s forwards;gap:4px;place-content:center;justify-items:center;min-height:80vh;padding:24px;text-align:center;font:1rem/1.6 system-ui,sans-serif}
.waiting-screen b{font-size:1.25rem}
.waiting-screen p{margin:0;max-width:34rem}
.waiting-screen a{color:inherit;padding-block:12px}
.waiting-screen-late{visibility:hidden;animation:waiting-screen 0s 15s forwards}
@keyframes waiting-screen{to{visibility:visible}}`;

export type Waiting = { site: Pick<Site, 'agent'>; isPrivate: boolean };

/** Names the agent, and after a while how to go on: visitors are told whom to call. React removes it. */
export const waitingScreen = {
  css,
  hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  html({ site: { agent }, isPrivate }: Waiting): string {
    const [name, mail, cell] = [agent.name, agent.email, agent.cellPhone].map(escapeAttribute);
    const call = `<a href="tel:${agent.cellPhone.replace(/\D/g, '')}">${cell}</a>`;
    const person = isPrivate ? '' : `Call ${call} or write to <a href="mailto:${mail}">${mail}</a>.`;
    return [
      `<div class="waiting-screen"><b>${name}</b><p role="status">One moment…</p>`,
      `<p class="waiting-screen-late">This takes long. <a href="">Load the page again</a>. ${person}</p>`,
      `<noscript><p>This page needs JavaScript. ${person}</p></noscript></div>`,
    ].join('');
  },
};
