/**
 * All pictures of homes, outside and inside, by the names of their files: a house, the viewer's position, and the hour.
 */

import type { View } from '../build/site.ts';
import { bedroom, kitchen, library, livingRoom, loft, parlour } from '../rooms/index.ts';
import type { InsideView } from '../rooms/room.ts';
import { bayBungalow } from './bay-bungalow.ts';
import { beachHouse } from './beach-house.ts';
import { brickColonial } from './brick-colonial.ts';
import { brownstone } from './brownstone.ts';
import { brownstoneGarden } from './brownstone-garden.ts';
import { cape } from './cape.ts';
import { cedarContemporary } from './cedar-contemporary.ts';
import { condoPool } from './condo-pool.ts';
import { condoTower } from './condo-tower.ts';
import { dutchColonial } from './dutch-colonial.ts';
import { farmhouse } from './farmhouse.ts';
import { hillside } from './hillside.ts';
import { interior } from './interior.ts';
import { lagoonVilla } from './lagoon-villa.ts';
import { loftBuilding } from './loft-building.ts';
import { mapleColonial } from './maple-colonial.ts';
import { paintedVictorian } from './painted-victorian.ts';
import { prewarApartments } from './prewar-apartments.ts';
import { queenAnne } from './queen-anne.ts';
import { ranch } from './ranch.ts';
import { riverFlats } from './river-flats.ts';
import { shingleColonial } from './shingle-colonial.ts';
import { splitLevel } from './split-level.ts';
import { stiltBungalow } from './stilt-bungalow.ts';
import { stoneManor } from './stone-manor.ts';
import { townhouses } from './townhouses.ts';
import { tudor } from './tudor.ts';
import { victorian } from './victorian.ts';

type Drawings = Readonly<Record<string, () => string>>;

const seen = (house: (view: View) => string, views: Readonly<Record<string, View>>): Drawings =>
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, () => house(view)]));

const inside = (room: (view: InsideView) => string, views: Readonly<Record<string, InsideView>>): Drawings =>
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, () => room(view)]));

const outsides: Drawings = {
  'shingle-colonial': shingleColonial,
  'stilt-bungalow': stiltBungalow,
  'condo-tower': condoTower,
  brownstone,
  victorian,
  ...seen(bayBungalow, {
    'bay-bungalow-dusk': { hour: 'dusk', from: [-11, 18], at: [0.3, 1], f: 1330, seed: 4, horizon: 650 },
  }),
  ...seen(cape, {
    'cape-morning': { hour: 'morning', from: [-9, 17.5], at: [1.4, 2], f: 1330, seed: 4, horizon: 620 },
    'cape-evening': { hour: 'evening', from: [8, 15.5], at: [0.9, 2], f: 1180, seed: 6, horizon: 620 },
  }),
  ...seen(riverFlats, {
    'river-flats-noon': { hour: 'noon', from: [16, 25], at: [0.5, 2], f: 1130, seed: 4, horizon: 640, eye: 2.2 },
    'river-flats-dusk': { hour: 'dusk', from: [-14, 24], at: [-0.5, 2], f: 1060, seed: 7, horizon: 650, eye: 2.2 },
  }),
  ...seen(hillside, {
    'hillside-morning': { hour: 'morning', from: [-11, 22], at: [-1.6, 2], f: 1200, seed: 5, horizon: 740, eye: 1.4 },
    'hillside-evening': { hour: 'evening', from: [9, 20], at: [-2.2, 2], f: 1130, seed: 9, horizon: 740, eye: 1.4 },
  }),
  ...seen(queenAnne, {
    'queen-anne-morning': { hour: 'morning', from: [-9, 22], at: [1, 2], f: 1220, seed: 5, horizon: 740 },
  }),
  ...seen(farmhouse, {
    'farmhouse-october': { hour: 'october', from: [-8, 24], at: [4.4, 2], f: 1180, seed: 4, horizon: 640 },
    'farmhouse-winter': { hour: 'winter', from: [13, 22], at: [4.6, 2], f: 1150, seed: 7, horizon: 640 },
  }),
  ...seen(ranch, {
    'ranch-october': { hour: 'october', from: [-9, 20], at: [-0.6, 2], f: 1080, seed: 4, horizon: 600 },
    'ranch-evening': { hour: 'evening', from: [10, 17.5], at: [0.8, 2], f: 1020, seed: 7, horizon: 600 },
  }),
  ...seen(cedarContemporary, {
    'cedar-contemporary-afternoon': { hour: 'afternoon', from: [11, 18], at: [0, 2], f: 1250, seed: 5, horizon: 630 },
    'cedar-contemporary-evening': { hour: 'evening', from: [-8, 16.5], at: [-1, 2], f: 1180, seed: 8, horizon: 630 },
  }),
  ...seen(brickColonial, {
    'brick-colonial-noon': { hour: 'noon', from: [-11, 23], at: [3.2, 2], f: 1180, seed: 5, horizon: 640 },
    'brick-colonial-dusk': { hour: 'dusk', from: [13, 22], at: [3.6, 2], f: 1120, seed: 8, horizon: 650 },
  }),
  ...seen(stoneManor, {
    'stone-manor-morning': { hour: 'morning', from: [-11, 27], at: [1.4, 3], f: 1120, seed: 5, horizon: 600, eye: 2.6 },
    'stone-manor-october': { hour: 'october', from: [8, 23], at: [-0.6, 2], f: 920, seed: 9, horizon: 600, eye: 2.6 },
  }),
  ...seen(prewarApartments, {
    'prewar-street': { hour: 'morning', from: [-14, 32], at: [1, 2], f: 880, seed: 5, horizon: 790 },
    'prewar-garden': { hour: 'october', from: [9, 21], at: [0, 2], f: 900, seed: 8, horizon: 740 },
  }),
  ...seen(brownstoneGarden, {
    'brownstone-garden': { hour: 'morning', from: [-1.5, 21], at: [0.8, 2], f: 1000, seed: 8, horizon: 690 },
  }),
  ...seen(townhouses, {
    'townhouses-noon': { hour: 'noon', from: [13, 20.5], at: [1.6, 2], f: 1100, seed: 5, horizon: 700 },
    'townhouses-evening': { hour: 'evening', from: [-10, 20], at: [1, 2], f: 1020, seed: 8, horizon: 700 },
  }),
  ...seen(beachHouse, {
    'beach-house-noon': { hour: 'noon', from: [-11, 18], at: [0.4, 2], f: 1300, seed: 4, horizon: 660 },
    'beach-house-dusk': { hour: 'dusk', from: [10, 17.5], at: [0.2, 2], f: 1280, seed: 7, horizon: 670 },
  }),
  ...seen(lagoonVilla, {
    'lagoon-villa-afternoon': {
      hour: 'afternoon',
      from: [11, 25],
      at: [0.6, 2],
      f: 1330,
      seed: 5,
      horizon: 560,
      eye: 2.4,
    },
    'lagoon-villa-dusk': { hour: 'dusk', from: [-10, 23], at: [0.2, 2], f: 1280, seed: 8, horizon: 560, eye: 2.4 },
  }),
  ...seen(condoPool, {
    'condo-pool': { hour: 'dusk', from: [-14, 34], at: [0, -1], f: 700, seed: 5, horizon: 580, eye: 8 },
  }),
  ...seen(dutchColonial, {
    'dutch-colonial-afternoon': { hour: 'afternoon', from: [9, 18], at: [0.8, 2], f: 1280, seed: 5, horizon: 630 },
    'dutch-colonial-winter': { hour: 'winter', from: [-10, 19.5], at: [-1, 2], f: 1200, seed: 9, horizon: 630 },
  }),
  ...seen(paintedVictorian, {
    'painted-victorian-afternoon': { hour: 'afternoon', from: [11, 21], at: [1.2, 2], f: 1200, seed: 5, horizon: 720 },
    'painted-victorian-evening': { hour: 'evening', from: [-9, 18], at: [1, 2], f: 1080, seed: 9, horizon: 730 },
  }),
  ...seen(loftBuilding, {
    'loft-building-morning': { hour: 'morning', from: [-13, 22], at: [0.4, 2], f: 880, seed: 5, horizon: 750 },
    'loft-building-evening': { hour: 'evening', from: [12, 22], at: [0.2, 2], f: 880, seed: 8, horizon: 750 },
  }),
  ...seen(mapleColonial, {
    'maple-colonial-october': { hour: 'october', from: [-10, 20.5], at: [0.8, 2], f: 1250, seed: 7, horizon: 650 },
  }),
  ...seen(tudor, {
    'tudor-afternoon': { hour: 'afternoon', from: [11, 24], at: [1.2, 2], f: 1180, seed: 5, horizon: 700 },
    'tudor-evening': { hour: 'evening', from: [-11, 23], at: [-0.4, 2], f: 1150, seed: 8, horizon: 700 },
  }),
  ...seen(splitLevel, {
    'split-level-october': { hour: 'october', from: [-10, 18.5], at: [-0.4, 2], f: 1250, seed: 5, horizon: 620 },
    'split-level-noon': { hour: 'noon', from: [9, 17], at: [-0.4, 2], f: 1130, seed: 8, horizon: 620 },
  }),
};

const insides: Drawings = {
  interior,
  ...inside(kitchen, {
    'kitchen-bay': { palette: 'shore', outlook: 'sea', seed: 3 },
    'kitchen-cape': { palette: 'navy', outlook: 'garden', seed: 13, mirror: true },
    'kitchen-manor': { palette: 'clay', outlook: 'woods', seed: 23, hour: 'october' },
    'kitchen-colonial': { palette: 'sage', outlook: 'garden', seed: 33, hour: 'afternoon', mirror: true },
  }),
  ...inside(livingRoom, {
    'living-room-river': { palette: 'blue', outlook: 'river', seed: 8 },
    'living-room-woods': { palette: 'sage', outlook: 'woods', seed: 18, hour: 'afternoon', mirror: true },
    'living-room-townhouse': { palette: 'navy', outlook: 'sea', seed: 28, hour: 'noon' },
    'living-room-high': { palette: 'clay', outlook: 'sea', seed: 38, hour: 'dusk', mirror: true },
  }),
  ...inside(parlour, {
    'parlour-queen-anne': { palette: 'blue', outlook: 'garden', seed: 5 },
    'parlour-farmhouse': { palette: 'clay', outlook: 'woods', seed: 15, hour: 'october', mirror: true },
    'parlour-brownstone': { palette: 'rose', outlook: 'garden', seed: 25, hour: 'afternoon' },
    'parlour-victorian': { palette: 'sage', outlook: 'garden', seed: 35, hour: 'noon', mirror: true },
  }),
  ...inside(bedroom, {
    'bedroom-city': { palette: 'rose', outlook: 'city', seed: 4, hour: 'evening' },
    'bedroom-beach': { palette: 'shore', outlook: 'sea', seed: 14 },
    'bedroom-lagoon': { palette: 'clay', outlook: 'river', seed: 24, hour: 'afternoon', mirror: true },
  }),
  ...inside(loft, { loft: { palette: 'sage', outlook: 'city', seed: 6 } }),
  ...inside(library, {
    'library-study': { palette: 'navy', outlook: 'garden', seed: 7 },
    'library-rumson': { palette: 'rose', outlook: 'woods', seed: 17, hour: 'afternoon', mirror: true },
  }),
};

export const houses: Drawings = { ...outsides, ...insides };
