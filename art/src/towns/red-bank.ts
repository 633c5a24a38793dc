import { camera } from '../kit/camera.ts';
import { grass, tree, woods } from '../kit/foliage.ts';
import { H, n1, range, turn, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { person } from '../kit/person.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, poly, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars } from '../kit/sky.ts';
import { ripples, sloop } from '../kit/water.ts';

const T = INK.paper;

export function redBank(): string {
  const s = new Sheet({ seed: 44 });
  const hz = 470,
    cam = camera({ x: 0, y: 3.4, z: 0, f: 1000, hy: hz, cx: 800 });
  s.add(
    rect(
      0,
      0,
      W,
      H,
      s.blend(
        [
          [0, '#7FB4BC'],
          [0.55, '#F0CFA6'],
          [1, '#F7DDB0'],
        ],
        [0, 0, 0, hz],
      ),
    ),
  );
  s.add(
    bars(
      [
        [-60, 150, 700, 36],
        [980, 110, 640, 34],
        [1180, 210, 420, 20],
        [200, 236, 380, 18],
      ],
      '#FBEBCB',
    ),
  );
  s.add(
    woods(-20, 1640, 430, 88, 8, '#A9A58F', { step: 44 }),
    woods(-20, 420, 446, 78, 18, '#7F9272', { step: 44 }),
    woods(1180, 1640, 446, 84, 21, '#7F9272', { step: 44 }),
  );
  // main street turned to the river: brick fronts, each its own width, height and head
  const B = [
    ['#B5573D', '#8A3E30', '#F0D2A2'],
    ['#E3BE8B', '#B98E62', '#FBF0D8'],
    ['#8F4A42', '#6B3533', '#E9C79A'],
    ['#6C8790', '#4C6772', '#F4E6C8'],
    ['#C9704C', '#9A4E38', '#F6DDB2'],
    ['#D9CBB0', '#A99B83', '#FBF4E6'],
    ['#A54A38', '#7C352C', '#F0D2A2'],
    ['#4F7A78', '#365A5C', '#F0DDB6'],
    ['#D18D5B', '#A0663F', '#FBEBCB'],
  ] as const;
  const q = random(6);
  let x = 405,
    foot = 440;
  const steeple = (X: number, c: string, d: string, l: string) =>
    s.add(
      rect(X - 26, 250, 52, 190, c),
      rect(X + 6, 250, 20, 190, d),
      rect(X - 31, 246, 62, 8, l),
      rect(X - 18, 196, 36, 50, c),
      rect(X + 4, 196, 14, 50, d),
      path(`M${X - 7} 240v-26a7 9 0 0 1 14 0v26Z`, '#4A4455'),
      rect(X - 23, 190, 46, 8, l),
      poly(
        [
          [X - 20, 190],
          [X, 66],
          [X + 20, 190],
        ],
        '#5E7A80',
      ),
      poly(
        [
          [X + 3, 190],
          [X, 66],
          [X + 20, 190],
        ],
        '#456068',
      ),
      rect(X - 1.5, 48, 3, 24, '#8A6A2E'),
      circle(X, 288, 11, l),
      circle(X, 288, 8.5, '#4A4455'),
    );
  steeple(962, '#F6E9CE', '#CDBB99', '#FBF4E6');
  const fronts = [
    [112, 150],
    [78, 118],
    [96, 176],
    [70, 128],
    [120, 158],
    [84, 200],
    [98, 140],
    [76, 116],
    [110, 164],
  ] as const;
  fronts.forEach(([w, h], i) => {
    const [c, d, t] = turn(B, i),
      y = foot - h;
    s.add(rect(x, y, w, h, c), rect(x + w - 7, y, 7, h, d));
    const head = i % 3; // stepped, bracketed, pedimented
    if (head === 0)
      s.add(
        rect(x - 4, y - 8, w + 8, 12, t),
        rect(x + w * 0.3, y - 24, w * 0.4, 18, c),
        rect(x + w * 0.28, y - 28, w * 0.44, 6, t),
      );
    else if (head === 1)
      s.add(
        rect(x - 4, y - 6, w + 8, 9, t),
        ...range(Math.floor(w / 13), (j: number) => rect(x + 4 + j * 13, y + 3, 4, 9, t)),
      );
    else
      s.add(
        rect(x - 4, y - 4, w + 8, 8, t),
        poly(
          [
            [x + w * 0.22, y - 4],
            [x + w * 0.5, y - 30],
            [x + w * 0.78, y - 4],
          ],
          t,
        ),
        poly(
          [
            [x + w * 0.3, y - 5],
            [x + w * 0.5, y - 23],
            [x + w * 0.7, y - 5],
          ],
          c,
        ),
      );
    const cols = Math.max(2, Math.round(w / 30)),
      rows = Math.floor((h - 52) / 40),
      cw = w / cols;
    for (let r = 0; r < rows; r++)
      for (let j = 0; j < cols; j++) {
        const X = x + j * cw + cw / 2 - 7.5,
          Y = y + 20 + r * 40;
        const lit = q() < 0.25;
        s.add(
          i % 2 ? rect(X - 2, Y - 2, 19, 30, t) : path(`M${n1(X - 2)} ${Y + 28}v-22q9.5 -13 19 0v22Z`, t),
          i % 2
            ? rect(X, Y, 15, 25, lit ? '#FBD78F' : '#3B4E5C')
            : path(`M${n1(X)} ${Y + 25}v-19q7.5 -10 15 0v19Z`, lit ? '#FBD78F' : '#3B4E5C'),
          rect(X, Y + 12, 15, 1.8, t),
          rect(X - 3, Y + 26, 21, 3, t),
        );
      }
    // shop front with its awning
    s.add(
      rect(x + 5, foot - 34, w - 12, 34, '#33424F'),
      rect(x + 9, foot - 24, w * 0.32, 22, '#FBD78F'),
      rect(x + w * 0.62, foot - 24, w * 0.25, 22, '#E9B56C'),
    );
    const n = Math.max(6, Math.round(w / 11)) | 1,
      aw = turn([INK.coral, INK.teal, INK.navy, '#C98A3B'], i);
    for (let j = 0; j < n; j++)
      s.add(
        poly(
          [
            [x + 5 + (j * (w - 10)) / n, foot - 44],
            [x + 5 + ((j + 1) * (w - 10)) / n, foot - 44],
            [x + 1 + ((j + 1) * (w - 2)) / n, foot - 28],
            [x + 1 + (j * (w - 2)) / n, foot - 28],
          ],
          j % 2 ? T : aw,
        ),
      );
    x += w;
  });
  // riverside trees, sea wall, promenade
  for (const [X, h, w, sd] of [
    [300, 170, 190, 3],
    [388, 110, 110, 7],
    [1290, 180, 200, 12],
    [1420, 150, 190, 15],
    [160, 150, 190, 19],
    [1560, 180, 220, 23],
  ] as const)
    s.add(
      tree(X, 452, h, w, sd, {
        d: '#3E5F4C',
        m: '#6C8A5A',
        l: '#C3B466',
        trunk: INK.bark,
        light: -1,
        dabs: 0.4,
        clumps: 11,
      }),
    );
  s.add(
    rect(-20, 440, 1660, 16, '#E9CFA3'),
    rect(-20, 454, 1660, 18, '#8C8377'),
    rect(-20, 454, 1660, 4, '#C4B394'),
    ...range(42, (i: number) => rect(i * 40 - 10, 427, 2.6, 15, '#33424F')),
    rect(-20, 427, 1660, 2.4, '#33424F'),
    rect(-20, 433, 1660, 1.6, '#33424F'),
  );
  for (const [X, c] of [
    [470, INK.coral],
    [486, INK.navy],
    [700, INK.teal],
    [1080, INK.brick],
    [1098, INK.navy],
    [1236, INK.teal],
  ] as const)
    s.add(person(X, 441, 21, c, { legs: '#33424F' }));
  // river: the fronts are reflected in it as broken color
  s.add(
    rect(
      0,
      472,
      W,
      440,
      s.blend(
        [
          [0, '#F1D2A6'],
          [0.3, '#BFC5B0'],
          [1, '#4E8E95'],
        ],
        [0, 472, 0, H],
      ),
    ),
  );
  let X0 = 405;
  fronts.forEach(([w, h], i) => {
    const r2 = random(i + 3);
    for (let y = 474; y < 474 + h * 0.95; y += 6) {
      const fade = (y - 474) / (h * 0.95);
      if (r2() > 1 - fade * 0.62) continue;
      const in1 = r2.between(-8, 14),
        in2 = r2.between(-8, 14);
      s.add(
        `<path d="M${n1(X0 + in1)} ${y}L${n1(X0 + w - in2)} ${y}L${n1(X0 + w - in2 - 8)} ${n1(y + 4)}L${n1(X0 + in1 + 9)} ${n1(y + 4)}Z" fill="${turn(B, i)[0]}" opacity="${n1(0.85 - fade * 0.3)}"/>`,
      );
    }
    X0 += w;
  });
  for (let y = 474; y < 690; y += 7) {
    const r2 = random(y),
      w = 52 * (1 - (y - 474) / 320) * r2.between(0.6, 1.1);
    s.add(`<path d="M${962 - w / 2} ${y}h${n1(w)}l-5 4h${n1(-w + 10)}Z" fill="#F6E9CE"/>`);
  }
  s.add(
    ripples(-20, 420, 476, 560, 40, 5, '#6C8A5A', { size: 0.7 }),
    ripples(1240, 1620, 476, 560, 44, 6, '#6C8A5A', { size: 0.7 }),
    ripples(-20, 1620, 500, 890, 90, 9, '#4E8E95', { size: 1.2 }),
    ripples(-20, 1620, 560, 890, 46, 12, '#FBEBCB', { size: 1.1 }),
    ripples(-20, 1620, 640, 890, 50, 14, INK.teal, { size: 1.3 }),
  );
  // far: a single and a moored sloop
  s.add(
    sloop(250, 508, 92, { hull: INK.navy, jib: INK.coral }),
    ripples(250, 250, 512, 560, 16, 3, T, { size: 0.6, cone: [250, 12, 34] }),
  );
  // a quad at speed: hull on the water plane, four in step, blades at the catch
  const a = [-8.6, 19.5] as const,
    b = [6.2, 9.0] as const,
    L = Math.hypot(b[0] - a[0], b[1] - a[1]),
    d = [(b[0] - a[0]) / L, (b[1] - a[1]) / L] as const,
    nrm = [d[1], -d[0]] as const;
  const on = (u: number, v: number, y = 0) => [a[0] + d[0] * u + nrm[0] * v, y, a[1] + d[1] * u + nrm[1] * v] as const;
  const hullAt = (u: number) => 0.42 * Math.sin((Math.PI * u) / L) ** 0.55;
  s.add(
    cam.face(
      [
        ...range(30, (_: number, t: number) => on(t * L, hullAt(t * L) + 0.5, 0)),
        ...range(30, (_: number, t: number) => on((1 - t) * L, -hullAt((1 - t) * L) + 0.1, 0)),
      ],
      '#2F6A74',
    ),
  );
  for (let i = 0; i < 5; i++) {
    const u = L + 0.4 + i * 1.5;
    s.add(
      cam.face([on(u, -0.9 - i * 0.25), on(u + 0.2, -0.9 - i * 0.25), on(u - 1.2, 0), on(u - 1.4, 0)], '#FBEBCB'),
      cam.face([on(u, 0.9 + i * 0.25), on(u + 0.2, 0.9 + i * 0.25), on(u - 1.2, 0), on(u - 1.4, 0)], '#FBEBCB'),
    );
  }
  const hullShape = (y: number, k2: number, c: string) =>
    cam.face(
      [
        ...range(30, (_: number, t: number) => on(t * L, hullAt(t * L) * k2, y)),
        ...range(30, (_: number, t: number) => on((1 - t) * L, -hullAt((1 - t) * L) * k2, y)),
      ],
      c,
    );
  const crewAt = [0.34, 0.49, 0.64, 0.79].map((t) => t * L);
  // far-side oars go down first
  const oar = (u: number, side: number, c: string) => {
    const pin = on(u - 0.5, side * 0.85, 0.52),
      hand = on(u - 0.95, side * 0.12, 0.74),
      tip = on(u - 1.35, side * 2.75, 0.1),
      tip2 = on(u - 1.47, side * 3.35, 0.0),
      [x1, y1] = cam.at(hand),
      [x2, y2] = cam.at(tip),
      k = cam.scale(pin);
    const [x3, y3] = cam.at(tip2);
    s.add(
      line(`M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}`, '#22343F', Math.max(2, 0.045 * k)),
      poly(
        [
          [x2, y2 - 0.1 * k],
          [x3, y3 - 0.13 * k],
          [x3, y3 + 0.09 * k],
          [x2, y2 + 0.05 * k],
        ],
        c,
      ),
      `<ellipse cx="${n1(x3)}" cy="${n1(y3 + 0.06 * k)}" rx="${n1(0.5 * k)}" ry="${n1(0.1 * k)}" fill="none" stroke="#FBEBCB" stroke-width="2.4"/>`,
      `<ellipse cx="${n1(x3 - 0.9 * k * d[0] * -1)}" cy="${n1(y3 + 0.1 * k)}" rx="${n1(0.28 * k)}" ry="${n1(0.05 * k)}" fill="none" stroke="#FBEBCB" stroke-width="1.6"/>`,
    );
    const [px, py] = cam.at(pin),
      [qx, qy] = cam.at(on(u - 0.2, side * 0.3, 0.3)),
      [rx, ry] = cam.at(on(u - 0.85, side * 0.3, 0.3));
    s.add(line(`M${n1(qx)} ${n1(qy)}L${n1(px)} ${n1(py)}L${n1(rx)} ${n1(ry)}`, '#22343F', 2.2));
  };
  const far2 = cam.at(on(3, 1))[1] < cam.at(on(3, -1))[1] ? 1 : -1;
  for (const u of crewAt) oar(u, far2, INK.coral);
  s.add(hullShape(0.0, 1, '#D8E0DA'), hullShape(0.22, 0.98, T), hullShape(0.24, 0.6, '#C9A26C'));
  for (const u of crewAt) {
    const p = on(u, 0, 0.3),
      [X, Y] = cam.at(p),
      k = cam.scale(p),
      dir = Math.sign(cam.at(on(u + 1, 0))[0] - X);
    const m = (dx: number, dy: number) => `${n1(X + dx * dir * k)} ${n1(Y - dy * k)}`;
    // rowers sit with their backs to where they go; the boat goes towards u = 0
    s.add(
      path(`M${m(-0.9, 0.05)}L${m(-0.35, 0.42)}L${m(0.05, 0.16)}L${m(0.12, 0.0)}L${m(-0.9, -0.04)}Z`, '#22343F'),
      path(
        `M${m(-0.08, 0.02)}L${m(0.26, 0.02)}Q${m(0.4, 0.5)} ${m(0.1, 0.82)}Q${m(-0.14, 0.84)} ${m(-0.16, 0.66)}Z`,
        T,
      ),
      path(
        `M${m(0.1, 0.02)}L${m(0.26, 0.02)}Q${m(0.4, 0.5)} ${m(0.1, 0.82)}Q${m(0.2, 0.5)} ${m(0.1, 0.02)}Z`,
        '#D2C7AE',
      ),
      line(`M${m(0.0, 0.7)}L${m(-0.46, 0.52)}L${m(-0.86, 0.48)}`, '#8A5A3F', 0.09 * k),
      circle(X + 0.0 * dir * k, Y - 1.0 * k, 0.135 * k, '#8A5A3F'),
      path(`M${m(-0.14, 1.02)}Q${m(0.0, 1.24)} ${m(0.15, 1.02)}Z`, INK.coral),
    );
  }
  for (const u of crewAt) oar(u, -far2, INK.coral);
  // reeds in the near corner
  for (const [X, y, h, n, sd] of [
    [60, 915, 210, 26, 3],
    [180, 915, 130, 16, 5],
    [1520, 915, 120, 16, 8],
  ] as const)
    s.add(grass(X, y, h, n, sd, ['#2F5A52', INK.moss, '#B9AE66'], { bend: 0.3 }));
  return s.svg();
}
