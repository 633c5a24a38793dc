import { createHash } from 'node:crypto';
import { escapeAttribute } from './escape-attribute.ts';

/**
 * Stays visible whatever the page does, and lets clicks through except on its own link. The padding lets the end of the
 * page scroll clear of it, a bar at the bottom of the window stands below it (`--room-below`), and what a page says there
 * above it (`--preview-room`). The strip for browsers without scripts scrolls with the page.
 */
const css = `.preview-notice{position:fixed;z-index:2147483647;inset:auto 0 var(--room-below,0px);margin:0 auto 12px;width:max-content;max-width:calc(100% - 32px);
padding:9px 18px;background:#0b1a29;color:#fff;font:600 .9375rem/1.35 system-ui,sans-serif;pointer-events:none;border:1px solid #fff}
.preview-notice a{pointer-events:auto;color:#fff;padding:12px 0 12px 12px;text-decoration:underline}
body:has(>.preview-notice){--preview-room:84px;padding-bottom:calc(120px + var(--room-below,0px))!important}
.preview-notice~#root noscript{position:static}`;

/**
 * What a preview shows that is not live: some of its data, or releases by name and version, with a link that ends the
 * preview.
 */
export type NotLive = 'data' | { releases: string; end: string };

const line = (words: string): string => `<p class="preview-notice" role="status">${words}</p>`;

/** The line at the bottom of a preview. */
export const previewNotice = {
  css,
  hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  html(what: NotLive): string {
    if (what === 'data') return line('Preview: this is not live. The address works for a day.');
    // Once all of them were promoted, none is named.
    const { releases, end } = what;
    const words = releases
      ? `Preview of ${escapeAttribute(releases)}: this is not live`
      : 'Preview: this is live by now';
    return line(`${words}. <a href="${end}">End the preview</a>`);
  },
};
