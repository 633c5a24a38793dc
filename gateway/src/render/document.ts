/** The HTML document around a rendered page: its head, its styles, and what the browser needs next. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from 'schema';
import type { Release, ReleaseSet } from '../modules/releases/release.ts';
import { releaseFolder, webPath } from '../modules/releases/release-files.ts';
import { escapeAttribute } from './escape-attribute.ts';
import { iconLinks } from './icons.ts';
import type { Rendered } from './messages.ts';
import { type Matched, modulesOf } from './page-modules.ts';
import { type NotLive, previewNotice as notice } from './preview-notice.ts';
import { publicRegistry } from './registry.ts';
import { mainElements, startElement } from './scripts.ts';
import { waitingScreen as waiting } from './waiting-screen.ts';

/** JSON for a script element: a `<` in it must not end the element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

type Inlined = { text: string; hash: string };

const inlined = new Map<string, Inlined>();

/**
 * A file to inline, and its hash for the policy. Undefined if the file is gone: without a style, the part only looks
 * plain.
 */
function readInlined(releasesFolder: string, release: Release, file: string): Inlined | undefined {
  const path = join(releaseFolder(releasesFolder, release), 'web', file);
  const known = inlined.get(path);
  if (known) return known;
  if (!existsSync(path)) return undefined;
  // A drawing in a style sheet may have styles of its own, whose end would be this element's. To CSS it is the same text.
  const text = readFileSync(path, 'utf8').replaceAll(/<\/(?=style)/gi, '<\\/');
  const content = { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  inlined.set(path, content);
  return content;
}

/** Inlines styles under the addresses of their files, so that the bundles do not fetch them again. */
function styles(releasesFolder: string, set: ReleaseSet, matched: Matched | undefined) {
  const wanted = new Map<string, Release>(set.shell.styles.map((file) => [file, set.shell]));
  for (const { release, styles } of modulesOf(set, matched)) for (const file of styles) wanted.set(file, release);
  const read = [...wanted].flatMap(([file, release]) => {
    const style = readInlined(releasesFolder, release, file);
    return style ? [{ href: webPath(release, file), ...style }] : [];
  });
  return {
    html: read.map(({ href, text }) => `<style data-href="${escapeAttribute(href)}">${text}</style>`).join(''),
    hashes: read.map(({ hash }) => hash),
  };
}

/** Preloads the fonts of the first screen. */
const fontPreloads = ({ shell }: ReleaseSet, priority = ''): string =>
  shell.fonts
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous"${priority} href="${webPath(shell, file)}">`,
    )
    .join('');

export type DocumentParts = {
  set: ReleaseSet;
  releasesFolder: string;
  site: Site;
  matched: Matched | undefined;
  /** Absent if the server could not or must not render: then the browser draws the page. */
  rendered?: Rendered;
  /** The title if the page was not rendered. */
  title: string;
  botCheck: unknown;
  /** For a browser without scripts: the document has no scripts and no state. */
  isPlain?: boolean;
  /** Set for a preview: the document says what is not live, and search engines must not index it. */
  notLive?: NotLive | undefined;
};

/** The whole document, and the hashes of its inline styles and script for the policy. */
export function assembleDocument(parts: DocumentParts): {
  html: string;
  styleHashes: string[];
  scriptHashes: string[];
} {
  const { set, site, matched, rendered, title, isPlain = false, notLive } = parts;
  const style = styles(parts.releasesFolder, set, matched);
  const start =
    rendered && !isPlain && set.shell.start ? readInlined(parts.releasesFolder, set.shell, set.shell.start) : undefined;
  const registry = publicRegistry(set, matched?.release.isPrivate ? matched.release : undefined);
  const state = { registry, site, botCheck: parts.botCheck, ...(rendered ? { rendered: rendered.rendered } : {}) };
  const isPrivate = matched?.release.isPrivate ?? false;
  const robots = isPrivate ? '<meta name="robots" content="noindex">' : '';
  const head = rendered?.head ?? `<title>${escapeAttribute(title)}</title>${robots}`;
  const jsonLd = rendered?.jsonLd ? `<script type="application/ld+json">${scriptJson(rendered.jsonLd)}</script>` : '';
  const scripts = start || isPlain ? '' : mainElements(set, matched);
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // An iPhone would make links of numbers and dates before React has hydrated the text they stand in.
    '<meta name="format-detection" content="telephone=no,date=no,email=no,address=no">',
    start ? startElement(set, matched, start.text) : '',
    head,
    notLive ? `<meta name="robots" content="noindex"><style>${notice.css}</style>` : '',
    iconLinks(matched?.release.app ? matched.release : set.shell),
    style.html,
    rendered ? '' : `<style>${waiting.css}</style>`,
    ...(rendered ? [fontPreloads(set), scripts] : [scripts, fontPreloads(set, ' fetchpriority="low"')]),
    jsonLd,
    `</head><body>${notLive ? notice.html(notLive) : ''}<div id="root">${rendered?.body ?? waiting.html({ site, isPrivate })}</div>`,
    isPlain ? '' : `<script type="application/json" id="page-state">${scriptJson(state)}</script>`,
    '</body></html>',
  ].join('');
  const styleHashes = [...style.hashes, ...(notLive ? [notice.hash] : []), ...(rendered ? [] : [waiting.hash])];
  return { html, styleHashes, scriptHashes: start ? [start.hash] : [] };
}
