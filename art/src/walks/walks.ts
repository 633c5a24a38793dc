/**
 * The pictures of each town's walk: its five stops in the order of its `walk` in `mfe-areas/src/towns`, and a sixth
 * picture, which stands beside the town's features. They show the general character of the places, not exact views.
 */

import { INK } from '../kit/inks.ts';
import type { LightName } from './lights.ts';
import * as green from './scenes/green.ts';
import * as houses from './scenes/houses.ts';
import * as sea from './scenes/seaside.ts';
import * as stations from './scenes/stations.ts';
import * as streets from './scenes/streets.ts';
import * as river from './scenes/waterside.ts';
import type { Scene } from './stage.ts';

export interface Picture {
  readonly scene: Scene;
  readonly light: LightName;
  readonly mirror?: boolean;
}

type Walk = readonly [Picture, Picture, Picture, Picture, Picture, glimpse: Picture];

const at = (light: LightName, scene: Scene): Picture => ({ light, scene });
const turned = (light: LightName, scene: Scene): Picture => ({ light, scene, mirror: true });

const white = { wall: INK.paper, shade: '#D8CDB9', roof: '#4D6478' } as const;

export const walks = {
  'asbury-park': [
    at(
      'morning',
      stations.station({ wall: '#D8CDB9', base: '#4F7A78', roof: '#34495C', stripe: '#2F6F8A', leaves: 'green' }),
    ),
    turned('noon', streets.mainStreet({ end: 'open', leaves: 'spring' })),
    at('noon', river.pond({ leaves: ['green', 'spring'], hasBoats: true })),
    at('gold', houses.hall({ wall: '#B98A6A', shade: '#8F6650', roof: '#5E9A8C', kind: 'arch' })),
    at('sunset', houses.hall({ wall: '#A94A34', shade: '#8A3B2E', roof: '#C9694A', kind: 'towers' })),
    at('dusk', streets.porches({ leaves: 'green' })),
  ],
  'atlantic-highlands': [
    at('morning', stations.ferry({ stripe: INK.teal, hull: INK.navy, roof: INK.teal, decks: 3, across: 'woods' })),
    at('noon', river.marina),
    at('gold', streets.mainStreet({ end: 'hill', leaves: 'green', isLow: true })),
    turned(
      'gold',
      houses.house({
        wall: '#C9857A',
        shade: '#9A5F58',
        roof: '#4D4A60',
        door: '#1E4A5C',
        shape: 'gambrel',
        leaves: 'green',
      }),
    ),
    at('sunset', sea.overlook({ hasCity: true })),
    turned('gold', streets.porches({ leaves: 'spring' })),
  ],
  belford: [
    turned('morning', stations.ferry({ stripe: INK.coral, hull: INK.teal, roof: INK.brick, decks: 2, across: 'city' })),
    at('noon', river.creek),
    turned('noon', streets.porches({ leaves: 'green' })),
    at('gold', green.trail({ leaves: 'green', isRail: true })),
    at('sunset', river.marsh()),
    turned('dusk', river.creek),
  ],
  'colts-neck-township': [
    at('morning', green.horses({ leaves: 'green' })),
    at('noon', houses.barn({ wall: '#B9432F', roof: '#7C8A8E', leaves: 'gold' })),
    at('noon', green.orchard),
    turned('gold', river.pond({ leaves: ['rust', 'gold'], hasBridge: false })),
    at('sunset', streets.avenue({ leaves: 'gold', floor: ['#B3A060', '#8A6A3A'] })),
    turned('gold', green.horses({ leaves: 'rust' })),
  ],
  'fair-haven': [
    at('morning', green.trail({ leaves: 'spring' })),
    at('noon', streets.mainStreet({ end: 'clock', leaves: 'green', isLow: true })),
    at('noon', houses.towerHall({ ...white, shade: '#CFC4AE', roof: '#5A5C66', tower: 'belfry', leaves: 'spring' })),
    turned('gold', streets.avenue()),
    at('sunset', river.dock({ hasKayaks: true })),
    at('morning', streets.porches({ leaves: 'spring' })),
  ],
  highlands: [
    turned('gold', stations.ferry({ stripe: INK.gold, hull: '#7A2F26', roof: INK.gold, decks: 2, across: 'hill' })),
    at('noon', streets.mainStreet({ end: 'open', leaves: 'spring', isLow: true })),
    at('noon', green.park({ leaves: ['green', 'green'], middle: 'monument', hasWater: true })),
    at('gold', sea.bridge({ kind: 'high' })),
    at('dusk', sea.twinLights),
    turned('gold', sea.overlook()),
  ],
  holmdel: [
    at('morning', river.pond({ leaves: ['green', 'green'] })),
    at('noon', green.park({ leaves: ['gold', 'rust'] })),
    at('noon', green.hill({ leaves: 'green' })),
    at('gold', green.trail({ leaves: 'rust' })),
    turned('gold', houses.barn({ wall: '#8F4A42', roof: '#5A5C66', leaves: 'rust' })),
    at('winter', green.hill({ isSnow: true, leaves: 'pine' })),
  ],
  lincroft: [
    at('morning', houses.house({ ...white, door: '#2D5142', shape: 'columns', leaves: 'green' })),
    at('noon', green.roses),
    turned('noon', houses.barn({ wall: '#D8CDB9', roof: '#3F6350', leaves: 'green' })),
    turned('gold', river.pond({ leaves: ['gold', 'green'], hasBoats: true, hasBridge: false })),
    turned('sunset', green.trail({ leaves: 'gold' })),
    turned('morning', green.park({ leaves: ['spring', 'spring'] })),
  ],
  'long-branch': [
    turned(
      'morning',
      stations.station({ wall: '#E3BE8B', base: '#8F4A42', roof: '#4D6478', stripe: '#3F8C93', leaves: 'spring' }),
    ),
    turned('gold', streets.mainStreet({ end: 'hall', leaves: 'green' })),
    at('noon', sea.boardwalk({ roofs: [INK.coral, INK.teal, INK.gold] })),
    turned('noon', green.park({ leaves: ['green', 'spring'], middle: 'bandstand', hasWater: true })),
    at('gold', sea.beach({ hasChair: false, hasDunes: true })),
    at('dusk', sea.boardwalk({ roofs: [INK.navy, INK.coral, INK.paper] })),
  ],
  middletown: [
    at(
      'morning',
      stations.station({
        wall: '#93A98F',
        base: '#6C836E',
        roof: '#5A4336',
        stripe: INK.gold,
        leaves: 'rust',
        hasCupola: true,
      }),
    ),
    at(
      'noon',
      houses.towerHall({ wall: '#B9694A', shade: '#8A4636', roof: '#4D4A48', tower: 'square', leaves: 'gold' }),
    ),
    at('noon', streets.avenue({ leaves: 'rust' })),
    turned(
      'gold',
      houses.house({
        wall: '#D2B587',
        shade: '#A98B60',
        roof: '#5A4336',
        door: '#8E3F3A',
        shape: 'gable',
        leaves: 'gold',
      }),
    ),
    at('gold', river.pond({ leaves: ['rust', 'gold'] })),
    turned('morning', green.trail({ leaves: 'rust' })),
  ],
  'monmouth-beach': [
    at(
      'morning',
      houses.house({
        wall: '#B9AE9B',
        shade: '#8E8674',
        roof: '#8E3F3A',
        door: '#1E6270',
        shape: 'gable',
        leaves: 'pine',
        floors: 1,
      }),
    ),
    at('noon', sea.seaWall),
    turned('noon', houses.pavilion({ wall: '#C5D3CF', roof: '#C4563C' })),
    turned('gold', streets.porches()),
    at('sunset', river.dock({ sails: 3 })),
    turned('morning', sea.beach()),
  ],
  'red-bank': [
    at(
      'noon',
      stations.station({
        wall: '#E7D0A4',
        base: '#B9694A',
        roof: '#6B3F44',
        stripe: INK.coral,
        leaves: 'gold',
        hasCupola: true,
      }),
    ),
    at('gold', streets.mainStreet({ end: 'clock', leaves: 'gold' })),
    at('dusk', stations.theatre({ wall: '#C9785A', shade: '#8A4650', blade: INK.teal })),
    at('morning', river.steps({ leaves: ['gold', 'green'] })),
    at('sunset', river.rowers),
    turned('dusk', streets.mainStreet({ end: 'hall', leaves: 'gold' })),
  ],
  rumson: [
    at('morning', green.park({ leaves: ['green', 'spring'], middle: 'monument', hasWater: true })),
    turned('noon', sea.bridge({ kind: 'draw' })),
    at(
      'noon',
      houses.house({
        wall: '#A9614A',
        shade: '#8A4636',
        roof: '#4D6478',
        door: '#15324D',
        shape: 'gable',
        leaves: 'green',
        floors: 1,
      }),
    ),
    turned(
      'gold',
      houses.towerHall({ wall: '#B9B5A8', shade: '#8E949A', roof: '#5A5C66', tower: 'square', leaves: 'gold' }),
    ),
    turned('gold', streets.avenue({ leaves: 'rust' })),
    at('sunset', sea.bridge({ kind: 'draw', leaves: 'rust' })),
  ],
  'sea-bright': [
    at('morning', sea.bridge({ kind: 'draw', leaves: 'pine' })),
    turned('noon', streets.mainStreet({ end: 'open', leaves: 'pine', isLow: true })),
    turned('noon', sea.seaWall),
    at('gold', sea.beach()),
    turned('sunset', river.marina),
    turned('morning', houses.pavilion({ wall: '#B9AE9B', roof: '#4F7A78', hasLookout: true })),
  ],
  shrewsbury: [
    at('morning', streets.avenue({ leaves: 'spring' })),
    at(
      'noon',
      houses.house({
        wall: '#93A98F',
        shade: '#6C836E',
        roof: '#4A3A44',
        door: '#5D3F58',
        shape: 'gambrel',
        leaves: 'gold',
      }),
    ),
    turned('noon', green.park({ leaves: ['green', 'gold'] })),
    at(
      'gold',
      houses.house({
        wall: '#B9694A',
        shade: '#8A4636',
        roof: '#4D4A48',
        door: '#1E4A5C',
        shape: 'columns',
        leaves: 'rust',
      }),
    ),
    turned('sunset', streets.mainStreet({ end: 'open', leaves: 'gold', isLow: true })),
    turned('gold', streets.porches({ leaves: 'gold' })),
  ],
  'union-beach': [
    turned('morning', green.trail({ leaves: 'green', isRail: true })),
    turned('noon', streets.porches()),
    turned('noon', sea.beach({ hasChair: false, hasDunes: true })),
    at('gold', sea.skyline({ isFar: true })),
    at('dusk', river.marsh({ hasCity: true })),
    turned('morning', river.marsh({ hasCity: true })),
  ],
  'new-york': [
    at('morning', green.park({ leaves: ['gold', 'gold'], middle: 'bandstand' })),
    at('noon', sea.hangingBridge),
    turned('noon', river.dock({ sails: 1, hasCity: true })),
    at('gold', streets.stoops),
    at('dusk', sea.skyline()),
    turned('dusk', sea.hangingBridge),
  ],
} as const satisfies Record<string, Walk>;
