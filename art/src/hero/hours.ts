/**
 * The inks of the hero at four hours, and the position of its light. The evening is the original; the others were
 * derived from it.
 */

import { mix, over } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';

type Four = readonly [string, string, string, string];

/** The sun, or the moon. */
export interface Light {
  readonly at: Point;
  readonly r: number;
  readonly ink: string;
  readonly ring: { readonly r: number; readonly ink: string; readonly a: number };
  /**
   * Its reflection on the sea: half its width far and near, and the number of glints. Absent if the light is too high
   * for one.
   */
  readonly road?: { readonly far: number; readonly near: number; readonly n: number };
}

export interface Hour {
  /** From the top to the horizon. */
  readonly sky: Four;
  readonly light: Light;
  /**
   * Low light from over the sea, to the right of the sails: faces towards the viewer are in shade, and shadows fall to
   * the left.
   */
  readonly isBacklit: boolean;
  readonly isDark: boolean;
  readonly cloud: string;
  readonly warmCloud: string;
  readonly headland: readonly [far: string, near: string];
  readonly roof: string;
  readonly gable: { readonly lit: readonly [string, string, string]; readonly shade: string };
  readonly door: string;
  readonly pane: string;
  readonly lamp: string;
  /** From the horizon to the viewer. */
  readonly farSea: readonly [string, string, string];
  readonly swell: readonly [string, string, string, string, string, string];
  readonly face: Four;
  readonly lip: readonly [string, string, string];
  readonly foam: string;
  readonly thread: Four;
  readonly glint: readonly [far: string, road: string, near: string];
  readonly dune: readonly [far: string, farShade: string, near: string, nearShade: string];
  /** Converts all other inks of the drawing. */
  readonly ink: (ink: string) => string;
}

const evening: Hour = {
  sky: ['#F3E7CC', '#F8DFB0', '#F4B27A', '#F3A470'],
  light: {
    at: [1080, 452],
    r: 92,
    ink: '#FFF3D4',
    ring: { r: 300, ink: '#FBE7BC', a: 0.6 },
    road: { far: 76, near: 170, n: 150 },
  },
  isBacklit: false,
  isDark: false,
  cloud: '#FDF1D6',
  warmCloud: '#EE9A70',
  headland: ['#B4726B', '#8A5263'],
  roof: '#6B3F52',
  gable: { lit: ['#F4D3A4', '#EBC49A', '#F8DDB2'], shade: '#9A6070' },
  door: '#7A4A5E',
  pane: '#FFDD9A',
  lamp: '#FFE7AE',
  farSea: ['#C98A78', '#8F8A8C', '#5F8F96'],
  swell: ['#4F8F96', '#3F848D', '#2F7480', '#256878', '#1B5568', '#153F57'],
  face: ['#225F6E', '#1B5265', '#143F56', '#0F2E45'],
  lip: ['#F6CF9C', '#F9D9A6', '#FBE3BC'],
  foam: '#FDF1D6',
  thread: ['#5F9EA0', '#5A9A9C', '#4E8F95', '#3F7F8A'],
  glint: ['#F0B184', '#FFEFC4', '#FDE6B8'],
  dune: ['#E8B583', '#A8705F', '#C98A6A', '#7A4A50'],
  ink: (ink) => ink,
};

/** The sun has just risen from the sea, right of the sails: cool air, long shadows towards the land. */
const dawn: Hour = {
  sky: ['#CAD6E0', '#E4D6DC', '#F7CDBB', '#FBD0A4'],
  light: {
    at: [1262, 486],
    r: 74,
    ink: '#FFF4DC',
    ring: { r: 330, ink: '#FFE3BE', a: 0.66 },
    road: { far: 60, near: 190, n: 170 },
  },
  isBacklit: true,
  isDark: false,
  cloud: '#FBEDE4',
  warmCloud: '#EDAFA2',
  headland: ['#B295A4', '#857090'],
  roof: '#574A6E',
  gable: { lit: ['#9D8AA4', '#948199', '#A894AA'], shade: '#77668A' },
  door: '#6A5B7E',
  pane: '#6E5F82',
  lamp: '#FBE6C4',
  farSea: ['#E6B7A4', '#B7A8B2', '#8FA9B6'],
  swell: ['#7C9EAE', '#678FA2', '#527D92', '#406C84', '#2F5872', '#244760'],
  face: ['#436F86', '#365F7A', '#294D69', '#1D3A54'],
  lip: ['#F4D3C2', '#F8DFCF', '#FBE8DA'],
  foam: '#FCEDE2',
  thread: ['#94B4BD', '#84A8B5', '#6E97A8', '#5A8298'],
  glint: ['#F6CDB2', '#FFEBCF', '#FDDFC4'],
  dune: ['#E0BFA6', '#8C7590', '#B6938F', '#5F4C6A'],
  ink: (ink) => mix(over(ink, '#F4E6EE'), '#E9C4C8', 0.1),
};

/** High and clear: the sun above the clouds, no reflection on the sea, no lamp. */
const day: Hour = {
  sky: ['#7FBBC4', '#A9D3D1', '#D8E6D6', '#F3ECD4'],
  light: { at: [1296, 236], r: 48, ink: '#FFF1C2', ring: { r: 190, ink: '#FDF3CE', a: 0.5 } },
  isBacklit: false,
  isDark: false,
  cloud: '#FDF9EE',
  warmCloud: '#C9E0DC',
  headland: ['#93B39C', '#6B9480'],
  roof: '#A9462F',
  gable: { lit: ['#FBF4E6', '#F3E4C8', '#FDF8EC'], shade: '#C3A08A' },
  door: '#8A5A4A',
  pane: '#4F8F98',
  lamp: '#D8E9E4',
  farSea: ['#BFDBD1', '#86BDBB', '#5FA8AC'],
  swell: ['#4F9CA2', '#3F8F98', '#2F808C', '#25707F', '#1E6270', '#174F62'],
  face: ['#256F7D', '#1E6270', '#175264', '#123F54'],
  lip: ['#E9F1E6', '#F4F4E6', '#FBF4E6'],
  foam: '#FDFAF0',
  thread: ['#8CC2BC', '#7CB6B4', '#66A6A8', '#4F959C'],
  glint: ['#E4F0E4', '#FFFBEA', '#F4F4E0'],
  dune: ['#F2DDAF', '#CBA672', '#E5C992', '#A9875C'],
  ink: (ink) => mix(ink, '#FFFDF2', 0.06),
};

/** A moon with its reflection, stars, and the lighthouse's beams. */
const night: Hour = {
  sky: ['#0E1A36', '#182A50', '#2C4068', '#47587F'],
  light: {
    at: [1216, 236],
    r: 45,
    ink: '#F8F0D8',
    ring: { r: 150, ink: '#7C8CB4', a: 0.5 },
    road: { far: 34, near: 120, n: 110 },
  },
  isBacklit: true,
  isDark: true,
  cloud: '#3C4D78',
  warmCloud: '#34456E',
  headland: ['#22315A', '#172345'],
  roof: '#0F1933',
  gable: { lit: ['#3A476E', '#343F66', '#414E76'], shade: '#222E54' },
  door: '#1A2444',
  pane: '#FFD27E',
  lamp: '#FFF0B8',
  farSea: ['#56648E', '#3C4E80', '#2E4472'],
  swell: ['#283F6C', '#223863', '#1D325A', '#182B50', '#132446', '#0E1B39'],
  face: ['#15284C', '#112243', '#0D1B38', '#09142C'],
  lip: ['#7484A8', '#8592B2', '#97A3BE'],
  foam: '#A5AFC6',
  thread: ['#405480', '#384C78', '#30446E', '#283B64'],
  glint: ['#6F7EA4', '#F2ECD2', '#DCDACB'],
  dune: ['#3D4468', '#232B50', '#2D3459', '#171F40'],
  ink: (ink) => mix(over(ink, '#6272A4'), '#14213F', 0.34),
};

export const hours = { dawn, day, evening, night } as const;
export type HourName = keyof typeof hours;
export const hourNames = ['dawn', 'day', 'evening', 'night'] as const satisfies readonly HourName[];
