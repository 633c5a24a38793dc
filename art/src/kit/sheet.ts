/** The paper of a scene: collects its layers and sprayed shades, and in the end adds the marks of the press. */

import { H, n1, W } from './geometry.ts';
import { INK } from './inks.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** In pixels. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

/** The trim of a finished print. The press makes the edges of the ink uneven, so 0.4 % is cut off at each edge. */
export const trimOf = ({ w, h }: Size) => ({
  left: Math.round(w * 0.004),
  top: Math.round(h * 0.004),
  width: Math.ceil(w * 0.992),
  height: Math.ceil(h * 0.992),
});

const NO_COLOUR = '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0';

/** Dots of one ink: full ink where the shape's alpha is stronger than the noise, else none. */
const sprayFilter = (id: string, color: string, coarse: number, seed: number): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${coarse}" numOctaves="2" seed="${seed}" result="t"/><feColorMatrix in="t" type="matrix" values="${NO_COLOUR}" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k1="0" k2="1" k3="2" k4="-1" result="m"/><feComponentTransfer in="m" result="s"><feFuncA type="linear" slope="7" intercept="-3"/></feComponentTransfer><feFlood flood-color="${color}"/><feComposite in2="s" operator="in"/></filter>`;

/** A fine grain of one ink over the whole print. */
const tooth = (id: string, { w, h }: Size, frequency: number, seed: number, ink: string): string =>
  `<filter id="${id}" x="0" y="0" width="${w}" height="${h}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feColorMatrix type="matrix" values="${ink}"/></filter>`;

export class Sheet {
  readonly #seed: number;
  readonly #mirror: boolean;
  readonly #size: Size;
  readonly #isLayer: boolean;
  readonly #defs: string[] = [];
  readonly #body: string[] = [];
  readonly #known = new Map<string, string>();
  #keys = 0;

  /** `mirror`: printed as a mirror image. `isLayer`: transparent, to lie over another print: no paper, no grain. */
  constructor({
    seed = 1,
    mirror = false,
    size = { w: W, h: H },
    isLayer = false,
  }: { seed?: number; mirror?: boolean; size?: Size; isLayer?: boolean } = {}) {
    this.#seed = seed;
    this.#mirror = mirror;
    this.#size = size;
    this.#isLayer = isLayer;
  }

  add(...layers: ReadonlyArray<string | readonly string[]>): this {
    for (const layer of layers)
      if (layer.length > 0) this.#body.push(typeof layer === 'string' ? layer : layer.join(''));
    return this;
  }

  #key(prefix: string): string {
    this.#keys += 1;
    return `${prefix}${this.#keys}`;
  }

  #define(prefix: string, make: (id: string) => string): string {
    const id = this.#key(prefix);
    this.#defs.push(make(id));
    return id;
  }

  /** A blend, usually vertical. Only skies and their reflections may use it. */
  blend(stops: readonly Stop[], [x1, y1, x2, y2]: Line = [0, 0, 0, H]): string {
    const list = stops.map(([offset, color, opacity]) => {
      const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${seeThrough}/>`;
    });
    const id = this.#define(
      'g',
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n1(x1)}" y1="${n1(y1)}" x2="${n1(x2)}" y2="${n1(y2)}">${list.join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  #clip(d: string): string {
    return this.#define('c', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** The layers, clipped to an outline. */
  inside(d: string, ...layers: ReadonlyArray<string | readonly string[]>): string {
    return `<g clip-path="url(#${this.#clip(d)})">${layers.flat().join('')}</g>`;
  }

  #sprayer(color: string, coarse: number): string {
    const name = `spray${color}${coarse}`;
    const known = this.#known.get(name);
    if (known) return known;
    const id = this.#define('d', (id) => sprayFilter(id, color, coarse, 11 + this.#keys));
    this.#known.set(name, id);
    return id;
  }

  /** Sprayed shade: one flat ink that gets thinner as dots, as screen printers do for a tone. */
  spray(
    d: string,
    color: string,
    from: readonly [number, number],
    to: readonly [number, number],
    { a = 0.95, b = 0, coarse = 0.62 }: { a?: number; b?: number; coarse?: number } = {},
  ): string {
    const filter = this.#sprayer(color, coarse);
    const blend = this.blend(
      [
        [0, '#000', a],
        [1, '#000', b],
      ],
      [...from, ...to],
    );
    return this.inside(d, `<path d="${d}" fill="${blend}" filter="url(#${filter})"/>`);
  }

  /** The same in a ring around a light: suns, lamps, lit windows. */
  halo(
    x: number,
    y: number,
    r: number,
    color: string,
    { a = 0.9, inner = 0.1, coarse = 0.62 }: { a?: number; inner?: number; coarse?: number } = {},
  ): string {
    const filter = this.#sprayer(color, coarse);
    const ring = this.#define(
      'r',
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}"><stop offset="${inner}" stop-opacity="${a}"/><stop offset="1" stop-opacity="0"/></radialGradient>`,
    );
    const d = `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-2 * r)} 0Z`;
    return this.inside(d, `<path d="${d}" fill="url(#${ring})" filter="url(#${filter})"/>`);
  }

  /**
   * The whole print. The press shifts each edge by about a pixel, so the sheet is drawn a little larger than the print.
   */
  svg(): string {
    const { w, h } = this.#size;
    const press = `<filter id="press" x="-24" y="-24" width="${w + 48}" height="${h + 48}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="2" seed="${this.#seed}" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="2" xChannelSelector="R" yChannelSelector="G"/></filter>`;
    const light = tooth(
      'tooth',
      { w, h },
      0.85,
      this.#seed + 3,
      '0 0 0 0 0.984  0 0 0 0 0.957  0 0 0 0 0.902  5 0 0 0 -3.15',
    );
    const dark = tooth(
      'tooth2',
      { w, h },
      0.7,
      this.#seed + 9,
      '0 0 0 0 0.06  0 0 0 0 0.14  0 0 0 0 0.22  4 0 0 0 -2.6',
    );
    const over = this.#isLayer
      ? ''
      : `<rect width="${w}" height="${h}" filter="url(#tooth)" opacity=".20"/><rect width="${w}" height="${h}" filter="url(#tooth2)" opacity=".13"/>`;
    const paper = this.#isLayer
      ? ''
      : `<rect x="-20" y="-20" width="${w + 40}" height="${h + 40}" fill="${INK.paper}"/>`;
    const body = this.#body.join('\n');
    const pressed = `filter="url(#press)" transform="translate(${-w * 0.008} ${-h * 0.008}) scale(1.016)"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${press}${light}${dark}${this.#defs.join('')}</defs><g ${pressed}>${paper}${this.#mirror ? `<g transform="translate(${w} 0) scale(-1 1)">${body}</g>` : body}</g>${over}</svg>`;
  }
}
