// The content of a mail, and its two forms: text and HTML.

import { dialedNumber } from 'schema/phone';

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

/** A paragraph, a link on a line of its own, or a list of facts. */
export type Block = string | { readonly link: string; readonly href: string } | readonly Fact[];

export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export function toText({ blocks }: Letter): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('link' in block) return `${block.link}: ${block.href}`;
  return block.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

/** HTML that every mail program can show. All text is escaped. */
export function toHtml({ subject, blocks }: Letter): string {
  const style = 'font:16px/1.5 Georgia,serif;color:#1c2733;max-width:36em;margin:1em auto;padding:0 1em';
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${style}">`,
    ...blocks.map(blockHtml),
    '</body></html>',
  ].join('\n');
}

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="white-space:pre-line">${escapeHtml(block)}</p>`;
  if ('link' in block) return `<p>${anchor(block.link, block.href)}</p>`;
  const rows = block.map(({ label, value, href }) => {
    const shown = href === undefined ? escapeHtml(value) : anchor(value, href);
    return `<tr><th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="white-space:pre-line;padding:4px 0">${shown}</td></tr>`;
  });
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

const anchor = (text: string, href: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Removes line breaks: in a header, a line break would begin another header. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go
  return text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

/** A `tel:` link; undefined if the text is not a phone number. */
export function callLink(phone: string): string | undefined {
  const number = dialedNumber(phone);
  return /^\+?\d{7,15}$/.test(number) ? `tel:${number}` : undefined;
}
