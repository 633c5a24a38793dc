import { grass, leafy, tree, woods } from '../kit/foliage.ts';
import { H, land, n1, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { random } from '../kit/random.ts';
import { line, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';

const T = INK.paper;

export function lincroft(): string {
  const s = new Sheet({ seed: 65 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#8CC0C2'],
          [0.7, '#E6E4C6'],
          [1, '#F8E2AE'],
        ],
        [0, 0, 0, 470],
      ),
    ),
    path(cloud(360, 210, 420, 90, 4), T),
  );
  s.add(
    woods(-20, 1640, 440, 150, 5, '#C7B576', { step: 60 }),
    woods(-20, 1640, 470, 120, 9, '#B98A4E', { step: 54, rise: (x) => Math.sin(x / 260) * 26 }),
  );
  for (const [x, b, h, w, sd, d, m, l] of [
    [150, 520, 400, 380, 3, '#8A3F2C', '#C9623A', '#F0A24E'],
    [480, 500, 270, 250, 6, '#6B5A2C', '#A8893A', '#E3C25A'],
    [760, 490, 240, 230, 9, '#3F5C40', '#6C8A4E', '#B5B45A'],
    [1440, 520, 420, 420, 12, '#7A3A2C', '#B8543A', '#EE9350'],
    [1180, 496, 280, 260, 15, '#6B5A2C', '#B8933A', '#EBCB5E'],
  ] as const)
    s.add(tree(x, b, h, w, sd, { d, m, l, trunk: INK.bark, light: -1 }));
  s.add(
    path(
      land([
        [-20, 512],
        [400, 496],
        [900, 500],
        [1640, 506],
      ]),
      '#A8B060',
    ),
    s.spray(
      land([
        [-20, 512],
        [400, 496],
        [900, 500],
        [1640, 506],
      ]),
      '#7C8A48',
      [0, 640],
      [0, 505],
    ),
  );
  // lake: trees hang in it
  s.add(
    path(
      'M-20 560Q300 540 700 556T1640 548V905H-20Z',
      s.blend(
        [
          [0, '#C9B583'],
          [0.35, '#7FA79F'],
          [1, '#245A68'],
        ],
        [0, 548, 0, H],
      ),
    ),
  );
  for (const [x, w, c] of [
    [150, 300, '#C9623A'],
    [480, 190, '#B8933A'],
    [760, 170, '#6C8A4E'],
    [1180, 200, '#C09A3E'],
    [1440, 330, '#B8543A'],
  ] as const)
    for (let y = 562; y < 780; y += 8) {
      const r = random(y + x),
        f = (y - 562) / 220;
      if (r() < f * 0.75) continue;
      const q = w * (1 - f * 0.35) * r.between(0.6, 1);
      s.add(
        `<path d="M${n1(x - q / 2)} ${y}h${n1(q)}l-9 5h${n1(-q + 18)}Z" fill="${c}" opacity="${n1(0.9 - f * 0.4)}"/>`,
      );
    }
  // stone bridge of three arches, its ring with the water
  const deck =
    'M360 520Q820 420 1280 520L1300 566H1196A120 92 0 0 0 956 566H912A96 78 0 0 0 720 566H676A120 92 0 0 0 436 566H340Z';
  s.add(
    path(deck.replace(/A120 92/g, 'A120 92'), '#D9CBB0'),
    s.spray(deck, '#A99B83', [1300, 500], [500, 500], { a: 0.9 }),
    path('M350 516Q820 414 1290 516L1292 532Q820 430 348 532Z', '#F4E9D2'),
  );
  for (const [x, r2, h] of [
    [556, 120, 92],
    [816, 96, 78],
    [1076, 120, 92],
  ] as const) {
    s.add(
      line(`M${x - r2} 566A${r2} ${h} 0 0 1 ${x + r2} 566`, '#F4E9D2', 9),
      line(`M${x - r2 + 8} 566A${r2 - 8} ${h - 8} 0 0 1 ${x + r2 - 8} 566`, '#8C7F6C', 6),
    );
    for (let i = 0; i < 12; i++) {
      const rr = random(i + x),
        f = i / 12;
      s.add(
        `<path d="M${n1(x - r2 * (1 - f * 0.8))} ${570 + i * 8}h${n1(r2 * 2 * (1 - f * 0.8) * rr.between(0.7, 1))}l-6 4h-40Z" fill="#F4E9D2" opacity="${n1(0.7 - f * 0.4)}"/>`,
      );
    }
  }
  const r = random(4);
  for (let i = 0; i < 60; i++) {
    const x = r.between(380, 1260),
      top = 520 - Math.sin(((x - 360) / 920) * Math.PI) * 50 + 18,
      y = r.between(top, 560);
    if (
      (
        [
          [556, 126, 98],
          [816, 102, 84],
          [1076, 126, 98],
        ] as const
      ).some(([cx, a, b]) => Math.hypot((x - cx) / a, (y - 566) / b) < 1.1)
    )
      continue;
    s.add(rect(x, y, r.between(14, 30), r.between(5, 9), r.pick(['#C4B598', '#E9DDC3', '#B7A88B'])));
  }
  s.add(person(770, 470, 40, INK.coral, { legs: INK.navy }), person(795, 470, 38, INK.teal, { legs: INK.navy }));
  s.add(
    ripples(-20, 1620, 580, 890, 110, 7, '#2F6A74', { size: 1.2 }),
    ripples(-20, 1620, 570, 890, 50, 12, '#F6EBC8', { size: 1 }),
  );
  // two swans, and leaves on the water
  const swan = (x: number, y: number, q: number, f: number) =>
    s.add(
      `<g transform="translate(${x} ${y}) scale(${q * f} ${q})"><path d="M-30 0C-34 -14 -20 -22 -4 -18C8 -22 24 -20 34 -26C32 -8 20 3 0 3C-16 3 -26 3 -30 0Z" fill="${T}"/><path d="M-26 -6C-40 -20 -22 -34 -30 -46C-32 -50 -38 -50 -42 -46L-50 -42L-41 -42C-36 -36 -46 -22 -36 -8C-33 -3 -28 -2 -26 -6Z" fill="${T}"/><path d="M-50 -42L-42 -46L-41 -42Z" fill="${INK.coral}"/><path d="M-4 -12C8 -16 22 -16 32 -22C26 -8 10 -2 -4 -4Z" fill="#D5DDD2"/></g>`,
      ripples(x, x, y + 3, y + 26, 12, 3, T, { size: 0.9, cone: [x, 30, 60] }),
    );
  swan(590, 724, 1.3, 1);
  swan(720, 752, 1.5, 1);
  for (let i = 0; i < 46; i++)
    s.add(
      `<ellipse cx="${n1(r.between(20, 1580))}" cy="${n1(r.between(600, 880))}" rx="${n1(r.between(3, 7))}" ry="${n1(r.between(1.4, 3))}" fill="${r.pick(['#EE9350', '#E3C25A', '#C9623A'])}"/>`,
    );
  // near bank and branch
  s.add(
    path('M-20 905V820Q180 800 360 850T560 905Z', '#4A5A38'),
    grass(80, 905, 110, 26, 3, ['#3F5C40', '#7C8A48', '#B5B45A']),
    grass(300, 912, 80, 18, 5, ['#3F5C40', '#7C8A48', '#B5B45A']),
    grass(1500, 915, 150, 30, 8, ['#3F5C40', '#7C8A48', '#B5B45A']),
  );
  for (let i = 0; i < 22; i++) {
    const x = r.between(1060, 1640),
      y = r.between(-30, 40) + Math.max(0, x - 1200) * 0.16;
    s.add(
      path(
        leafy(x, y, r.between(40, 80), r.between(22, 40), 300 + i, { lobes: 9, bite: 0.2 }),
        r.pick(['#8A3F2C', '#C9623A', '#EE9350']),
      ),
    );
  }
  return s.svg();
}
