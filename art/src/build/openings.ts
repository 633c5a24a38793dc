/** Windows and doors in a wall: casing, reveal, glass by day, lamplight after dusk. */

import { mix, over } from '../kit/colour.ts';
import { type Point, range } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import type { Wall } from '../kit/wall.ts';
import type { Area } from './materials.ts';
import type { Site } from './site.ts';

export interface Sash {
  readonly trim?: string;
  readonly cols?: number;
  readonly rows?: number;
  /** Width of the casing in metres. */
  readonly casing?: number;
  readonly sill?: boolean;
  readonly hood?: boolean;
  readonly arch?: boolean;
  readonly shutters?: string;
  /** Whether a lamp is on behind it after dusk. Default: in two of three windows. */
  readonly lamp?: boolean;
}

export const WHITE = '#FBF4E6';
const LAMP = '#FFD78E';
const LAMP_LOW = '#F4AE5C';
const CURTAIN = '#FBE8BE';
const REVEAL = '#8FA0B0';

const outline = ([u, v, w, h]: Area, by: number, arch: boolean): Point[] => {
  const top: readonly Point[] = arch
    ? range(9, (_, t): Point => [u - by + (w + 2 * by) * (1 - t), v + h + Math.sin(t * Math.PI) * (w / 2 + by)])
    : [
        [u + w + by, v + h + by],
        [u - by, v + h + by],
      ];
  return [[u - by, v - by], [u + w + by, v - by], ...top];
};

const isLit = (site: Site, on: Wall, [u, v]: Area, lamp: boolean | undefined): boolean => {
  if (!site.hour.lamps) return false;
  return lamp ?? random(Math.round(on.at(u, v)[0] * 7 + v * 131 + on.at(u, v)[2] * 17 + 999))() < 0.68;
};

/** A room with a lamp, seen from the street: curtains at the sides, the lower half darker. */
function lamplight(on: Wall, area: Area, arch: boolean): string {
  const [u, v, w, h] = area;
  const side = Math.min(0.28, w * 0.2);
  return [
    on.face(outline(area, 0, arch), LAMP),
    on.rect(u, v, w, h * 0.34, LAMP_LOW),
    on.rect(u, v, side, h, CURTAIN),
    on.rect(u + w - side, v, side, h, CURTAIN),
  ].join('');
}

function daylight(site: Site, on: Wall, area: Area, arch: boolean): string {
  const [u, v, w, h] = area;
  const [pane, gleam] = site.hour.glass;
  const isShaded = site.ink('#ffffff', on.normal) === over('#ffffff', site.hour.shade);
  const [dark, light] = isShaded ? [over(pane, '#D5DCE4'), mix(gleam, pane, 0.55)] : [pane, gleam];
  const shine: Point[] = [
    [u, v + h * 0.28],
    [u + w * 0.82, v + h],
    [u, v + h],
  ];
  const reveal = over(dark, REVEAL);
  return [
    on.face(outline(area, 0, arch), dark),
    on.face(shine, light),
    arch ? '' : on.rect(u, v + h - 0.1, w, 0.1, reveal),
    on.rect(u, v, 0.07, h, reveal),
  ].join('');
}

function shutters(site: Site, on: Wall, [u, v, w, h]: Area, casing: number, color: string): string {
  const leaf = site.ink(color, on.normal);
  const slat = over(leaf, '#CBD0D6');
  const wide = w * 0.46;
  return [u - casing - wide - 0.04, u + w + casing + 0.04]
    .map((left) => {
      const slats = range(Math.round(h / 0.24), (i) =>
        on.rect(left + 0.07, v + 0.12 + i * 0.24, wide - 0.14, 0.05, slat),
      );
      return on.rect(left, v - 0.06, wide, h + 0.12, leaf) + slats.join('');
    })
    .join('');
}

/** A window. `area`: its glass. */
export function sash(site: Site, on: Wall, area: Area, style: Sash = {}): string {
  if (!on.seen) return '';
  const { trim = WHITE, cols = 2, rows = 2, casing = 0.13, sill = true, hood = false, arch = false } = style;
  const [u, v, w, h] = area;
  const wood = site.ink(trim, on.normal);
  const lit = isLit(site, on, area, style.lamp);
  const bar = lit ? over(trim, '#D8B48A') : wood;
  const shade = over(wood, site.hour.half === site.hour.shade ? site.hour.shade : '#B9B2B4');
  return [
    style.shutters ? shutters(site, on, area, casing, style.shutters) : '',
    on.face(outline(area, casing, arch), wood),
    lit ? lamplight(on, area, arch) : daylight(site, on, area, arch),
    ...range(cols - 1, (i) => on.rect(u + (w * (i + 1)) / cols - 0.03, v, 0.06, h + (arch ? w * 0.4 : 0), bar)),
    ...range(rows - 1, (i) => on.rect(u, v + (h * (i + 1)) / rows - 0.03, w, 0.06, bar)),
    sill
      ? on.box(u - casing - 0.08, v - casing - 0.08, w + 2 * casing + 0.16, 0.12, 0.08, { front: wood, side: shade })
      : '',
    hood
      ? on.box(u - casing - 0.08, v + h + casing, w + 2 * casing + 0.16, 0.18, 0.12, { front: wood, side: shade })
      : '',
  ].join('');
}

/** The same window at several places along a wall. */
export const sashes = (
  site: Site,
  on: Wall,
  us: readonly number[],
  [v, w, h]: readonly [number, number, number],
  style?: Sash,
): string => us.map((u) => sash(site, on, [u - w / 2, v, w, h], style)).join('');

export interface DoorStyle {
  readonly trim?: string;
  readonly sidelights?: boolean;
  readonly fan?: boolean;
  readonly glazed?: boolean;
}

/** A coach lamp beside a door: dark by day, a small light after dusk. */
function lantern(site: Site, on: Wall, u: number, v: number): string {
  if (!site.hour.lamps) return on.box(u - 0.08, v, 0.16, 0.3, 0.14, { front: '#2A3644', side: '#1E2834' });
  const [x, y] = site.cam.at(on.at(u, v + 0.15, 0.1));
  const k = site.cam.scale(on.at(u, v, 0));
  return (
    site.sheet.halo(x, y, 0.6 * k, LAMP, { a: 0.5 }) +
    on.box(u - 0.08, v, 0.16, 0.3, 0.14, { front: '#FFF0C4', side: LAMP })
  );
}

/** A front door with its frame. `u`: its middle, `v`: its threshold. */
export function door(site: Site, on: Wall, u: number, v: number, color: string, style: DoorStyle = {}): string {
  if (!on.seen) return '';
  const { trim = WHITE, sidelights = false, fan = false, glazed = false } = style;
  const [w, h] = [1.05, 2.15];
  const half = w / 2 + (sidelights ? 0.62 : 0);
  const [wood, leaf] = [site.ink(trim, on.normal), site.ink(color, on.normal)];
  const panel = over(leaf, '#C4BEC4');
  const top = fan ? 0.55 : 0.3;
  const light = (area: Area): string =>
    sash(site, on, area, { trim, casing: 0.03, cols: 1, rows: 3, sill: false, lamp: true });
  const fanlight = fan
    ? sash(site, on, [u - half + 0.05, v + h + 0.08, half * 2 - 0.1, 0.22], {
        trim,
        casing: 0.05,
        cols: 4,
        rows: 1,
        sill: false,
        arch: true,
        lamp: true,
      })
    : '';
  const panels = [
    [-0.4, 0.22, 0.72],
    [0.06, 0.22, 0.72],
    [-0.4, 1.14, 0.78],
    [0.06, 1.14, 0.78],
  ] as const;
  return [
    on.rect(u - half - 0.16, v, half * 2 + 0.32, h + top, wood),
    fanlight,
    on.rect(u - w / 2, v, w, h, leaf),
    ...(glazed
      ? [light([u - 0.36, v + 0.95, 0.72, 1])]
      : panels.map(([du, dv, dh]) => on.rect(u + du, v + dv, 0.34, dh, panel))),
    ...(sidelights
      ? [light([u - half + 0.08, v + 0.35, 0.42, 1.7]), light([u + w / 2 + 0.12, v + 0.35, 0.42, 1.7])]
      : []),
    on.rect(u + w / 2 - 0.16, v + 0.98, 0.08, 0.12, '#E8B45C'),
    lantern(site, on, u - half - 0.42, v + 1.75),
    lantern(site, on, u + half + 0.42, v + 1.75),
    on.rect(u - half - 0.16, v + h + top - 0.12, half * 2 + 0.32, 0.12, over(wood, '#CFC8C4')),
  ].join('');
}

/** A panelled garage door from `u`; its top row is glazed. */
export function garageDoor(site: Site, on: Wall, u: number, v: number, w: number, h: number, color = WHITE): string {
  if (!on.seen) return '';
  const leaf = site.ink(color, on.normal);
  const line = over(leaf, '#C6C4C8');
  const n = Math.max(2, Math.round(w / 0.8));
  return [
    on.rect(u - 0.14, v, w + 0.28, h + 0.16, site.ink(WHITE, on.normal)),
    on.rect(u, v, w, h, leaf),
    on.rect(u, v + h - 0.1, w, 0.1, over(leaf, '#9AA0AC')),
    ...range(3, (i) => on.rect(u, v + (h * (i + 1)) / 4, w, 0.05, line)),
    ...range(n, (i) =>
      sash(site, on, [u + (w * (i + 0.18)) / n, v + h * 0.78, (w * 0.64) / n, h * 0.13], {
        casing: 0,
        cols: 1,
        rows: 1,
        sill: false,
        lamp: false,
      }),
    ),
  ].join('');
}
