/**
 * Every town that has a page, in the order of the menus. They are imported one by one, so that a visitor downloads one
 * town. To add a town: its file in `towns/`, its picture `{slug}-1.jpg` (then `node
 * mfe-areas/scripts/derive-pictures.ts`), and a line here.
 */

import type { Town } from './service-area.ts';

export const towns: Readonly<Record<string, () => Promise<{ town: Town }>>> = {
  'asbury-park': () => import('./towns/asbury-park.ts'),
  'atlantic-highlands': () => import('./towns/atlantic-highlands.ts'),
  belford: () => import('./towns/belford.ts'),
  'colts-neck-township': () => import('./towns/colts-neck-township.ts'),
  'fair-haven': () => import('./towns/fair-haven.ts'),
  highlands: () => import('./towns/highlands.ts'),
  holmdel: () => import('./towns/holmdel.ts'),
  lincroft: () => import('./towns/lincroft.ts'),
  'long-branch': () => import('./towns/long-branch.ts'),
  middletown: () => import('./towns/middletown.ts'),
  'monmouth-beach': () => import('./towns/monmouth-beach.ts'),
  'red-bank': () => import('./towns/red-bank.ts'),
  rumson: () => import('./towns/rumson.ts'),
  'sea-bright': () => import('./towns/sea-bright.ts'),
  shrewsbury: () => import('./towns/shrewsbury.ts'),
  'union-beach': () => import('./towns/union-beach.ts'),
  'new-york': () => import('./towns/new-york.ts'),
};

export const areaPath = (slug: string): string => `/areas/${slug}`;
