/** A room seen from its door: floor, walls and ceiling. */

import { openSite, type Site, type View } from '../build/site.ts';
import { mix, over } from '../kit/colour.ts';
import { H, range, W } from '../kit/geometry.ts';
import type { Outlook } from './outlooks.ts';
import type { Palette, palettes } from './palettes.ts';

export interface RoomShape {
  readonly x0: number;
  readonly x1: number;
  readonly h: number;
  /** The depth of the far wall. */
  readonly depth: number;
  readonly palette: Palette;
}

export type InsideView = Pick<View, 'seed' | 'mirror'> & {
  readonly palette: keyof typeof palettes;
  readonly outlook: Outlook;
  readonly hour?: View['hour'];
};

/** The viewer is in the near wall, a little off the middle. */
export const openRoom = ({ seed, hour = 'morning', mirror = false }: InsideView, x = -0.4): Site =>
  openSite({ hour, from: [x, 1.6], eye: 1.5, at: [0.25, 6], f: 1080, horizon: 425, seed, mirror });

export function shell(site: Site, { x0, x1, h, depth, palette }: RoomShape): void {
  const { cam, sheet } = site;
  const near = -1.1;
  const side = (x: number, nx: number): string =>
    cam.face(
      [
        [x, 0, near],
        [x, 0, depth],
        [x, h, depth],
        [x, h, near],
      ],
      over(palette.wall, nx > 0 ? '#D6CFC8' : '#EFE8DE'),
    );
  sheet.add(
    cam.face(
      [
        [x0, 0, near],
        [x1, 0, near],
        [x1, 0, depth],
        [x0, 0, depth],
      ],
      palette.floor,
    ),
  );
  boards(site, x0, x1, depth, palette.floor);
  sheet.add(
    cam.face(
      [
        [x0, h, near],
        [x1, h, near],
        [x1, h, depth],
        [x0, h, depth],
      ],
      palette.ceiling,
    ),
  );
  sheet.add(
    side(x0, 1),
    side(x1, -1),
    cam.face(
      [
        [x0, 0, depth],
        [x1, 0, depth],
        [x1, h, depth],
        [x0, h, depth],
      ],
      over(palette.wall, '#EDE8E2'),
    ),
  );
  // the near end of a room is dark, because the light comes from the windows
  const ceiling = cam.d([
    [x0, h, near],
    [x1, h, near],
    [x1, h, depth],
    [x0, h, depth],
  ]);
  sheet.add(
    sheet.inside(
      ceiling,
      sheet.spray(`M-20 -20H${W + 20}V${cam.hy}H-20Z`, over(palette.ceiling, '#DCD2C6'), [0, -20], [0, 190], {
        a: 0.8,
      }),
    ),
  );
  const floor = cam.d([
    [x0, 0, near],
    [x1, 0, near],
    [x1, 0, depth],
    [x0, 0, depth],
  ]);
  sheet.add(
    sheet.inside(
      floor,
      sheet.spray(`M-20 ${cam.hy}H${W + 20}V${H + 20}H-20Z`, over(palette.floor, '#C9BCB4'), [0, H], [0, H - 170], {
        a: 0.6,
      }),
    ),
  );
  const skirting = (y: number, tall: number): string[] => [
    cam.face(
      [
        [x0, y, near],
        [x0, y, depth],
        [x0, y + tall, depth],
        [x0, y + tall, near],
      ],
      over(palette.trim, '#DAD4CE'),
    ),
    cam.face(
      [
        [x1, y, near],
        [x1, y, depth],
        [x1, y + tall, depth],
        [x1, y + tall, near],
      ],
      over(palette.trim, '#E8E2D8'),
    ),
    cam.face(
      [
        [x0, y, depth],
        [x1, y, depth],
        [x1, y + tall, depth],
        [x0, y + tall, depth],
      ],
      palette.trim,
    ),
  ];
  sheet.add(skirting(0, 0.16), skirting(h - 0.14, 0.14));
}

/** Floor boards: long joints, broken. */
function boards({ cam, sheet }: Site, x0: number, x1: number, depth: number, floor: string): void {
  const joint = over(floor, '#D6CCC4');
  const pale = mix(floor, '#FFF1D2', 0.14);
  sheet.add(
    range(Math.round((x1 - x0) / 0.36), (i) => {
      const x = x0 + i * 0.36;
      const [a, b] = [-1.1 + ((i * 37) % 9) * 0.8, 1.2 + ((i * 53) % 7) * 0.9];
      const plank =
        i % 3 === 0
          ? cam.face(
              [
                [x, 0.001, a],
                [x + 0.36, 0.001, a],
                [x + 0.36, 0.001, a + 2.2],
                [x, 0.001, a + 2.2],
              ],
              pale,
            )
          : '';
      return (
        plank +
        cam.face(
          [
            [x, 0.002, -1.1],
            [x + 0.02, 0.002, -1.1],
            [x + 0.02, 0.002, depth],
            [x, 0.002, depth],
          ],
          joint,
        ) +
        cam.face(
          [
            [x, 0.002, b],
            [x + 0.36, 0.002, b],
            [x + 0.36, 0.002, b + 0.03],
            [x, 0.002, b + 0.03],
          ],
          joint,
        )
      );
    }),
  );
}
