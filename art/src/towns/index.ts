/** Seventeen towns with one poster each: what the place is known for, as a visitor would see it. */

import { asburyPark } from './asbury-park.ts';
import { atlanticHighlands } from './atlantic-highlands.ts';
import { belford } from './belford.ts';
import { coltsNeck } from './colts-neck-township.ts';
import { fairHaven } from './fair-haven.ts';
import { highlands } from './highlands.ts';
import { holmdel } from './holmdel.ts';
import { lincroft } from './lincroft.ts';
import { longBranch } from './long-branch.ts';
import { middletown } from './middletown.ts';
import { monmouthBeach } from './monmouth-beach.ts';
import { newYork } from './new-york.ts';
import { redBank } from './red-bank.ts';
import { rumson } from './rumson.ts';
import { seaBright } from './sea-bright.ts';
import { shrewsbury } from './shrewsbury.ts';
import { unionBeach } from './union-beach.ts';

export interface TownPoster {
  readonly draw: () => string;
  /** The point that a crop must keep, in percent. `x` matters for upright crops, `y` for wide ones. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Also drawn in October and in winter, because it has leaves and lawns. Beaches, water and nights look the same. */
  readonly hasSeasons?: boolean;
}

export const towns: Readonly<Record<string, TownPoster>> = {
  'asbury-park': { draw: asburyPark, focus: { x: 44, y: 46 } },
  'atlantic-highlands': { draw: atlanticHighlands, focus: { x: 98, y: 52 }, hasSeasons: true },
  belford: { draw: belford, focus: { x: 81, y: 44 } },
  'colts-neck-township': { draw: coltsNeck, focus: { x: 88, y: 60 }, hasSeasons: true },
  'fair-haven': { draw: fairHaven, focus: { x: 40, y: 62 } },
  highlands: { draw: highlands, focus: { x: 47, y: 18 } },
  holmdel: { draw: holmdel, focus: { x: 15, y: 52 }, hasSeasons: true },
  lincroft: { draw: lincroft, focus: { x: 47, y: 55 }, hasSeasons: true },
  'long-branch': { draw: longBranch, focus: { x: 53, y: 100 } },
  middletown: { draw: middletown, focus: { x: 50, y: 30 }, hasSeasons: true },
  'monmouth-beach': { draw: monmouthBeach, focus: { x: 67, y: 62 } },
  'new-york': { draw: newYork, focus: { x: 67, y: 14 } },
  'red-bank': { draw: redBank, focus: { x: 59, y: 45 }, hasSeasons: true },
  rumson: { draw: rumson, focus: { x: 29, y: 56 }, hasSeasons: true },
  'sea-bright': { draw: seaBright, focus: { x: 64, y: 56 } },
  shrewsbury: { draw: shrewsbury, focus: { x: 43, y: 42 }, hasSeasons: true },
  'union-beach': { draw: unionBeach, focus: { x: 67, y: 62 } },
};
