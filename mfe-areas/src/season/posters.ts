/**
 * Pictures of towns that look different in October and after snow. Each shows the whole scene and is cropped like the
 * town's own.
 */

import type { DaySeason } from 'platform/daylight';
import atlanticHighlandsOctober from '../pictures/atlantic-highlands-october.avif';
import atlanticHighlandsWinter from '../pictures/atlantic-highlands-winter.avif';
import coltsNeckOctober from '../pictures/colts-neck-township-october.avif';
import coltsNeckWinter from '../pictures/colts-neck-township-winter.avif';
import holmdelOctober from '../pictures/holmdel-october.avif';
import holmdelWinter from '../pictures/holmdel-winter.avif';
import lincroftOctober from '../pictures/lincroft-october.avif';
import lincroftWinter from '../pictures/lincroft-winter.avif';
import middletownOctober from '../pictures/middletown-october.avif';
import middletownWinter from '../pictures/middletown-winter.avif';
import redBankOctober from '../pictures/red-bank-october.avif';
import redBankWinter from '../pictures/red-bank-winter.avif';
import rumsonOctober from '../pictures/rumson-october.avif';
import rumsonWinter from '../pictures/rumson-winter.avif';
import shrewsburyOctober from '../pictures/shrewsbury-october.avif';
import shrewsburyWinter from '../pictures/shrewsbury-winter.avif';

export const posters: Readonly<Record<DaySeason, Readonly<Record<string, string>>>> = {
  october: {
    'atlantic-highlands': atlanticHighlandsOctober,
    'colts-neck-township': coltsNeckOctober,
    holmdel: holmdelOctober,
    lincroft: lincroftOctober,
    middletown: middletownOctober,
    'red-bank': redBankOctober,
    rumson: rumsonOctober,
    shrewsbury: shrewsburyOctober,
  },
  winter: {
    'atlantic-highlands': atlanticHighlandsWinter,
    'colts-neck-township': coltsNeckWinter,
    holmdel: holmdelWinter,
    lincroft: lincroftWinter,
    middletown: middletownWinter,
    'red-bank': redBankWinter,
    rumson: rumsonWinter,
    shrewsbury: shrewsburyWinter,
  },
};
