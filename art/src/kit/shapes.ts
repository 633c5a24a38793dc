/** The flat shapes of a print as SVG text. `more`: further attributes. */

import { n1, type Point } from './geometry.ts';

const attributes = (more: string): string => (more ? ` ${more}` : '');

export const poly = (list: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${list.map(([x, y]) => `${n1(x)},${n1(y)}`).join(' ')}" fill="${fill}"${attributes(more)}/>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${attributes(more)}/>`;
