/**
 * Draws a plan, in feet from the house's rear left corner: north and the garden at the top, the street at the bottom.
 */

import { n1, type Point } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import { lettering } from './lettering.ts';

export const SCALE = 20;
const PAPER = INK.paper;
const FINE = 1.6;

/** The direction of a wall. */
type Run = 'across' | 'down';

export class Floor {
  readonly #left: number;
  readonly #top: number;
  readonly #layers: string[] = [];

  constructor(left: number, top: number) {
    this.#left = left;
    this.#top = top;
  }

  x = (feet: number): number => this.#left + feet * SCALE;
  y = (feet: number): number => this.#top + feet * SCALE;

  #box(x: number, y: number, w: number, h: number, fill: string, more = ''): void {
    this.#layers.push(rect(this.x(x), this.y(y), w * SCALE, h * SCALE, fill, more));
  }
  stroke(points: readonly Point[], ink: string = INK.navy, width = FINE, more = ''): void {
    this.#layers.push(
      line(`M${points.map(([x, y]) => `${n1(this.x(x))} ${n1(this.y(y))}`).join('L')}`, ink, width, more),
    );
  }

  ground(x: number, y: number, w: number, h: number, fill: string): void {
    this.#box(x, y, w, h, fill);
  }

  /** An outer wall, 0.55 ft thick, whose outer edge is the rectangle. */
  shell(x: number, y: number, w: number, h: number): void {
    const t = 0.55;
    for (const [a, b, c, d] of [
      [x, y, w, t],
      [x, y + h - t, w, t],
      [x, y, t, h],
      [x + w - t, y, t, h],
    ] as const)
      this.#box(a, b, c, d, INK.navy);
  }
  wall(run: Run, x: number, y: number, length: number): void {
    const t = 0.36;
    if (run === 'across') this.#box(x, y - t / 2, length, t, INK.navy);
    else this.#box(x - t / 2, y, t, length, INK.navy);
  }
  /** An opening without a door. */
  opening(run: Run, x: number, y: number, length: number): void {
    if (run === 'across') this.#box(x, y - 0.4, length, 0.8, PAPER);
    else this.#box(x - 0.4, y, 0.8, length, PAPER);
  }
  /** A window in an outer wall, given by the wall's outer edge. `inward`: the side of the room. */
  window(run: Run, x: number, y: number, length: number, inward: 1 | -1): void {
    const t = 0.55 * inward;
    if (run === 'across') {
      this.#box(x, Math.min(y, y + t), length, 0.55, PAPER);
      for (const at of [0.06, 0.5, 0.94])
        this.stroke([
          [x, y + t * at],
          [x + length, y + t * at],
        ]);
    } else {
      this.#box(Math.min(x, x + t), y, 0.55, length, PAPER);
      for (const at of [0.06, 0.5, 0.94])
        this.stroke([
          [x + t * at, y],
          [x + t * at, y + length],
        ]);
    }
  }
  /** A door with its hinge at a point of the wall. It closes along the wall and opens at a right angle to it. */
  door([x, y]: Point, run: Run, closes: 1 | -1, opens: 1 | -1, width = 2.6): void {
    const isAcross = run === 'across';
    const shut: Point = isAcross ? [x + width * closes, y] : [x, y + width * closes];
    const open: Point = isAcross ? [x, y + width * opens] : [x + width * opens, y];
    this.opening(run, Math.min(x, shut[0]), Math.min(y, shut[1]), width);
    this.stroke([[x, y], open], INK.navy, 2.4);
    const r = width * SCALE;
    const sweep = isAcross === closes * opens > 0 ? 0 : 1;
    this.#layers.push(
      line(
        `M${n1(this.x(open[0]))} ${n1(this.y(open[1]))}A${r} ${r} 0 0 ${sweep} ${n1(this.x(shut[0]))} ${n1(this.y(shut[1]))}`,
        INK.sea,
        1.3,
      ),
    );
  }
  /** Stairs up from their foot, which is at the bottom. */
  stairs(x: number, y: number, w: number, h: number, steps: number): void {
    for (let step = 0; step <= steps; step += 1) {
      const at = y + (h * step) / steps;
      this.stroke(
        [
          [x, at],
          [x + w, at],
        ],
        INK.navy,
        1.3,
      );
    }
    this.stroke(
      [
        [x, y],
        [x, y + h],
      ],
      INK.navy,
      FINE,
    );
    const middle = x + w / 2;
    this.stroke(
      [
        [middle, y + h - 0.4],
        [middle, y + 0.5],
      ],
      INK.coral,
      2,
    );
    this.stroke(
      [
        [middle - 0.4, y + 1.1],
        [middle, y + 0.4],
        [middle + 0.4, y + 1.1],
      ],
      INK.coral,
      2,
    );
  }
  /** A thing that is built in: a counter, a tub, a hearth. */
  fixture(x: number, y: number, w: number, h: number, round = 0, fill: string = INK.mist): void {
    this.#box(x, y, w, h, fill, `rx="${round * SCALE}" stroke="${INK.navy}" stroke-width="${FINE}"`);
  }
  basin(x: number, y: number, rx: number, ry: number): void {
    this.#layers.push(
      `<ellipse cx="${n1(this.x(x))}" cy="${n1(this.y(y))}" rx="${n1(rx * SCALE)}" ry="${n1(ry * SCALE)}" fill="${PAPER}" stroke="${INK.navy}" stroke-width="${FINE}"/>`,
    );
  }
  burner(x: number, y: number): void {
    this.#layers.push(circle(this.x(x), this.y(y), 0.34 * SCALE, 'none', `stroke="${INK.navy}" stroke-width="1.3"`));
  }
  /** Tiles, boards: lines that run `down` or `across` an area. */
  hatch(x: number, y: number, w: number, h: number, each: number, run: Run, ink: string): void {
    const count = Math.floor((run === 'down' ? w : h) / each);
    for (let at = 1; at <= count; at += 1)
      this.stroke(
        run === 'down'
          ? [
              [x + at * each, y],
              [x + at * each, y + h],
            ]
          : [
              [x, y + at * each],
              [x + w, y + at * each],
            ],
        ink,
        1,
      );
  }
  dashed(points: readonly Point[]): void {
    this.stroke(points, INK.slate, 1.8, 'stroke-dasharray="9 7"');
  }
  /** A room's name, and its size below. */
  room(name: string, size: string, at: Point, letters = 15): void {
    const [x, y] = [this.x(at[0]), this.y(at[1])];
    this.#layers.push(
      lettering(name, [x, y], letters, INK.navy),
      size ? lettering(size, [x, y + letters * 1.75], letters * 0.78, INK.teal) : '',
    );
  }
  title(text: string, at: Point): void {
    this.#layers.push(lettering(text, [this.x(at[0]), this.y(at[1])], 20, INK.navy));
  }
  /** A dormer, seen from above. */
  dormer(x: number, y: number, w: number, h: number): void {
    this.#layers.push(
      path(
        `M${this.x(x)} ${this.y(y)}V${this.y(y + h)}H${this.x(x + w)}V${this.y(y)}`,
        PAPER,
        `stroke="${INK.navy}" stroke-width="7"`,
      ),
    );
  }

  svg(): string {
    return this.#layers.join('');
  }
}
