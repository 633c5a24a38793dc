/** The layout of the guides: half a letter sheet, in the site's colors and fonts. Lengths are in points. */

import type { Look } from './guide.ts';

/** In inches. */
export const PAGE = { width: 5.5, height: 8.5 } as const;

/** Colors and fonts of the site, by their names in `ui`. */
export interface SitePaper {
  readonly color: Readonly<
    Record<
      | 'navy'
      | 'harbor'
      | 'slate'
      | 'paper'
      | 'sheet'
      | 'dune'
      | 'rule'
      | 'glassPale'
      | 'glassDeep'
      | 'brass'
      | 'brassDeep',
      string
    >
  >;
  /** The URLs of the font files. */
  readonly fonts: Readonly<Record<'newsreader' | 'newsreader-italic' | 'instrument-sans', string>>;
}

/** The covers as on the home page. */
const covers: Readonly<Record<Look, { ground: string; ink: 'paper' | 'navy' }>> = {
  sea: { ground: '#1e6270', ink: 'paper' },
  sun: { ground: '#f2b657', ink: 'navy' },
  dusk: { ground: '#3b3f63', ink: 'paper' },
};

const face = (family: string, file: string, rest = '') =>
  `@font-face { font-family: ${family}; src: url("${file}") format("woff2"); font-weight: 300 700; ${rest} }`;

/** The style sheet of a guide. */
export function sheet({ color, fonts }: SitePaper, look: Look): string {
  const cover = covers[look];
  return `
${face('Newsreader', fonts.newsreader)}
${face('Newsreader', fonts['newsreader-italic'], 'font-style: italic;')}
${face('Instrument', fonts['instrument-sans'])}
@page { size: ${PAGE.width}in ${PAGE.height}in; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 400 10.3pt/1.46 Instrument; color: ${color.harbor}; text-rendering: geometricPrecision; -webkit-print-color-adjust: exact }
.page { position: relative; width: ${PAGE.width}in; height: ${PAGE.height}in; padding: 42pt 40pt 46pt; overflow: hidden; break-after: page; display: flex; flex-direction: column; gap: 13pt; background: ${color.paper} }
.page:last-child { break-after: auto }
.page:has(.picture) { padding-bottom: 54pt }
.page.even { background: ${color.sheet} }
h1, h2 { font: 500 29pt/1.02 Newsreader; letter-spacing: -.018em; color: ${color.navy}; text-wrap: balance; white-space: break-spaces }
h3 { font: 600 10.3pt/1.35 Instrument; color: ${color.navy} }
.lead { font: italic 400 13.6pt/1.32 Newsreader; color: ${color.glassDeep}; text-wrap: pretty }
.head { display: flex; flex-direction: column; gap: 7pt; padding-bottom: 9pt; border-bottom: .75pt solid ${color.rule} }
.number { font: 400 10.5pt/1 Newsreader; color: ${color.brassDeep}; letter-spacing: .02em }
.picture { margin: -42pt -40pt 4pt; flex: 1 1 0; min-height: 180pt; max-height: 280pt; background-color: ${color.dune} }
.picture img { display: block; width: 100%; height: 100%; object-fit: cover }
.foot { position: absolute; inset: auto 40pt 20pt; display: flex; justify-content: space-between; font-size: 7.6pt; color: ${color.slate} }
.foot b { font: 500 10pt/1 Newsreader; color: ${color.brassDeep} }

ol, ul, dl { display: flex; flex-direction: column; list-style: none }
.steps { gap: 9pt }
.steps li { display: grid; grid-template-columns: 22pt 1fr; align-items: baseline }
.steps .count { font: 500 17pt/1 Newsreader; color: ${color.brassDeep}; font-feature-settings: 'lnum' }
.terms { gap: 9pt }
.terms > div { display: grid; grid-template-columns: 80pt 1fr; gap: 12pt; align-items: baseline }
.terms dt { font: 500 12.2pt/1.2 Newsreader; color: ${color.navy} }
.steps b { font: 500 12.2pt/1.3 Newsreader; color: ${color.navy} }
.ticks { display: flex; flex-direction: column; gap: 6pt }
.ticks h3 { font: 500 12.8pt/1.2 Newsreader; color: ${color.brassDeep} }
.ticks ul { gap: 6.2pt }
.ticks li { display: grid; grid-template-columns: 18pt 1fr; align-items: baseline }
.box { width: 9pt; height: 9pt; border: .8pt solid ${color.navy}; background: #fff; translate: 0 1pt }
.aside { padding: 10pt 13pt 11pt; background: ${color.glassPale}; border-left: 3pt solid ${color.glassDeep} }
.aside h3 { font: 500 12pt/1.2 Newsreader; padding-bottom: 2pt }
table { width: 100%; border-collapse: collapse; font-size: 9.2pt; line-height: 1.22; table-layout: fixed }
th, td { text-align: left; vertical-align: bottom; border-bottom: .6pt solid ${color.rule}; height: 25pt; padding: 0 6pt 5pt 0; font-weight: 400 }
thead th { height: 18pt; font: 500 10.8pt/1.2 Newsreader; color: ${color.brassDeep}; border-bottom: 1pt solid ${color.navy} }
td { border-left: .6pt solid ${color.rule}; padding-left: 6pt }
tr > :first-child { width: 49%; border-left: 0; padding-left: 0 }
.wide tr > :first-child { width: 37% }
.lines { display: grid; grid-auto-rows: 22.6pt }
.lines i { border-bottom: .6pt solid ${color.rule} }

.cover { padding: 46pt 40pt 0 52pt; background: ${cover.ground}; color: ${color[cover.ink]} }
.cover::before { content: ''; position: absolute; inset: 0 auto 0 0; z-index: 1; width: 14pt; background: rgb(16 41 63 / .16) }
.cover h1 { font-size: 56pt; line-height: .96; letter-spacing: -.025em; color: inherit; max-width: 300pt }
.cover p { font-size: 15pt; line-height: 1.3; padding-top: 3pt }
.cover img { position: absolute; inset: auto 0 0 14pt; width: calc(100% - 14pt); height: 58%; object-fit: cover }
.opening { background: ${color.dune}; padding-top: 70pt; gap: 14pt }
.opening h2 { font-size: 36pt }
.opening .lead { font-size: 15pt }
.contents { margin-top: auto; border-top: 1pt solid ${color.navy} }
.contents li { display: flex; justify-content: space-between; align-items: baseline; padding: 4.2pt 0 3.6pt; border-bottom: .6pt solid ${color.rule}; font: 400 11.4pt/1.25 Newsreader; color: ${color.navy} }
.contents b { font-weight: 500; color: ${color.brassDeep} }
.contents a { color: inherit; text-decoration: none }
.back { background: ${color.navy}; color: ${color.paper} }
.back .picture { flex: none; height: 226pt; max-height: none }
.back h2 { color: ${color.paper}; font-size: 27pt }
.small { position: absolute; inset: auto 40pt 26pt; padding-top: 9pt; border-top: .75pt solid rgb(227 210 178 / .34); font-size: 7.6pt; line-height: 1.42; color: #e3d2b2 }
`;
}
