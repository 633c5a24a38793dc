import { createHash } from 'node:crypto';

/** Stays in sight whatever the page does, and takes no press from what lies below. */
const css = `.preview-notice{position:fixed;z-index:2147483647;inset:auto 0 0;margin:0 auto 12px;width:max-content;max-width:calc(100% - 32px);
padding:9px 18px;background:#0b1a29;color:#fff;font:600 15px/1.35 system-ui,sans-serif;pointer-events:none;border:1px solid #fff}`;

/** The line at the foot of a page that is not live. */
export const previewNotice = {
  css,
  hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  html: '<p class="preview-notice" role="status">Preview: this is not live. The address works for a day.</p>',
};
