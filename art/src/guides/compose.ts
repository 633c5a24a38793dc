/** A guide as one HTML page for printing: each section is a page, all words are text, and headings become bookmarks. */

import type { Block, Booklet, Page, Picture, Term } from './guide.ts';
import { type SitePaper, sheet } from './sheet.ts';

/** The words on the cover, as on the site. */
export interface Cover {
  readonly title: string;
  readonly line: string;
}

interface Printing {
  readonly cover: Cover;
  readonly booklet: Booklet;
  readonly paper: SitePaper;
  /** Returns the URL of a drawing that is cropped to this many points. */
  readonly address: (picture: Picture, size: { width: number; height: number }) => string;
}

/** At the end of every guide, without legal terms. The agent's own lines are added when it is read. */
export const CAUTION =
  'General information, printed plainly. It is not legal, tax, insurance or lending advice. Rules, fees and timetables change: ask the office, attorney, insurer or lender in charge before you rely on them.';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const steps = (list: readonly Term[]) =>
  `<ol class="steps">${list
    .map(
      ({ term, text }, index) =>
        `<li><span class="count">${index + 1}</span><span><b>${plain(term)}</b><br>${plain(text)}</span></li>`,
    )
    .join('')}</ol>`;

const terms = (list: readonly Term[]) =>
  `<dl class="terms">${list
    .map(({ term, text }) => `<div><dt>${plain(term)}</dt><dd>${plain(text)}</dd></div>`)
    .join('')}</dl>`;

const ticks = (title: string, list: readonly string[]) =>
  `<div class="ticks"><h3>${plain(title)}</h3><ul>${list
    .map((text) => `<li><span class="box"></span><span>${plain(text)}</span></li>`)
    .join('')}</ul></div>`;

const table = (columns: readonly string[], rows: readonly string[]) =>
  `<table${columns.length > 3 ? ' class="wide"' : ''}><thead><tr>${columns.map((name) => `<th scope="col">${plain(name)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr><th scope="row">${plain(row)}</th>${'<td></td>'.repeat(columns.length - 1)}</tr>`)
    .join('')}</tbody></table>`;

function block(part: Block): string {
  switch (part.kind) {
    case 'text':
      return `<p>${plain(part.text)}</p>`;
    case 'steps':
      return steps(part.steps);
    case 'terms':
      return terms(part.terms);
    case 'ticks':
      return ticks(part.title, part.ticks);
    case 'table':
      return table(part.columns, part.rows);
    case 'aside':
      return `<div class="aside"><h3>${plain(part.title)}</h3><p>${plain(part.text)}</p></div>`;
    case 'lines':
      return `<div class="lines">${'<i></i>'.repeat(LINES)}</div>`;
  }
}

/** Ruled lines on a page of notes: as many as fit. */
const LINES = 20;

/** In points. */
const WIDTH = 396;
/** The largest size. A picture takes the space that the text of its page leaves. */
const BAND = { width: WIDTH, height: 280 } as const;
const BACK = { width: WIDTH, height: 226 } as const;
const COVER = { width: WIDTH - 14, height: 355 } as const;

/** The number of the first page of text, after cover and opening. */
const FIRST = 3;

const image = (source: string) => `<img src="${source}" alt="">`;

function inner({ heading, lead, picture, blocks }: Page, index: number, { cover, address }: Printing): string {
  const number = index + FIRST;
  return `<section class="page${number % 2 === 0 ? ' even' : ''}" id="p${number}">
${picture ? `<div class="picture">${image(address(picture, BAND))}</div>` : ''}
<div class="head"><h2>${plain(heading)}</h2>${lead ? `<p class="lead">${plain(lead)}</p>` : ''}</div>
${blocks.map(block).join('\n')}
<div class="foot"><span>${plain(cover.title)}</span><b>${number}</b></div>
</section>`;
}

const contents = (pages: readonly Page[]) =>
  `<ol class="contents">${pages
    .map(({ heading }, index) => `<li><a href="#p${index + FIRST}">${plain(heading)}</a><b>${index + FIRST}</b></li>`)
    .join('')}</ol>`;

/** The whole guide. Its title and language become those of the PDF. */
export function compose(printing: Printing): string {
  const { cover, booklet, paper, address } = printing;
  const { opening, pages, back } = booklet;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${plain(cover.title)}: ${plain(cover.line)}</title>
<style>${sheet(paper, booklet.look)}</style></head><body>
<section class="page cover"><h1>${plain(cover.title)}</h1><p>${plain(cover.line)}</p>${image(address(booklet.cover, COVER))}</section>
<section class="page opening"><h2>${plain(opening.heading)}</h2><p class="lead">${plain(opening.lead)}</p>
${opening.paragraphs.map((text) => `<p>${plain(text)}</p>`).join('')}${contents(pages)}</section>
${pages.map((page, index) => inner(page, index, printing)).join('\n')}
<section class="page back"><div class="picture">${image(address(back.picture, BACK))}</div><h2>${plain(back.heading)}</h2><p class="small">${plain(CAUTION)}</p></section>
</body></html>`;
}

const wordsOf = (part: Block): readonly string[] => {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'steps':
      return part.steps.flatMap(({ term, text }, index) => [`${index + 1}`, term, text]);
    case 'terms':
      return part.terms.flatMap(({ term, text }) => [term, text]);
    case 'ticks':
      return [part.title, ...part.ticks];
    case 'table':
      return [...part.columns, ...part.rows];
    case 'aside':
      return [part.title, part.text];
    case 'lines':
      return [];
  }
};

/** All words of a guide, page by page, in reading order. */
export function textOf({ title, line }: Cover, { opening, pages, back }: Booklet): readonly string[] {
  const listed = pages.flatMap(({ heading }, index) => [heading, `${index + FIRST}`]);
  return [
    [title, line],
    [opening.heading, opening.lead, ...opening.paragraphs, ...listed],
    ...pages.map(({ heading, lead, blocks }, index) => [
      heading,
      lead ?? '',
      ...blocks.flatMap(wordsOf),
      title,
      `${index + FIRST}`,
    ]),
    [back.heading, CAUTION],
  ].map((words) => words.join(' '));
}
