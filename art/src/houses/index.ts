/** Every picture of a home, outside and in, by the name of its file. */

import { brownstone } from './brownstone.ts';
import { condoTower } from './condo-tower.ts';
import { interior } from './interior.ts';
import { shingleColonial } from './shingle-colonial.ts';
import { stiltBungalow } from './stilt-bungalow.ts';
import { victorian } from './victorian.ts';

export const houses: Readonly<Record<string, () => string>> = {
  brownstone,
  'condo-tower': condoTower,
  interior,
  'shingle-colonial': shingleColonial,
  'stilt-bungalow': stiltBungalow,
  victorian,
};
