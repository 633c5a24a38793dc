/** The hero: a wide coast with a sail, at one of four hours. `t` from 0 to 1 is a frame of the loop. */

import { Sheet } from '../kit/sheet.ts';
import { gull } from '../kit/sky.ts';
import { dune } from './dune.ts';
import { headland } from './headland.ts';
import { type HourName, hours } from './hours.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';
import type { Stage } from './stage.ts';

const TAU = Math.PI * 2;

function gulls({ s, hour, t }: Stage): void {
  const ink = hour.headland[1];
  s.add(
    gull(880, 300 + Math.sin(t * TAU) * 6, 1.1, ink, -8),
    gull(948, 332 + Math.sin(t * TAU + 1) * 5, 0.8, ink, 6),
    gull(1260, 210 + Math.sin(t * TAU + 2) * 5, 0.7, ink, -4),
  );
}

export function hero(t = 0, at: HourName = 'evening'): string {
  const stage: Stage = { s: new Sheet({ seed: 90 }), hour: hours[at], t };
  sky(stage);
  headland(stage);
  sea(stage);
  dune(stage);
  if (!stage.hour.isDark) gulls(stage);
  return stage.s.svg();
}
