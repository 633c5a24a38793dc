/** The agent, drawn in the series: half figure before the sea wall in the hero's light. A fictitious person. */

import { Sheet } from '../kit/sheet.ts';
import { backdrop } from './backdrop.ts';
import { clothes } from './clothes.ts';
import { papers } from './folder.ts';
import { hairBefore, hairBehind } from './hair.ts';
import { face, neck } from './head.ts';
import { SIZE } from './tones.ts';

/** Tilts the head a little around the base of the neck. */
const leaning = (...layers: readonly string[]): string => `<g transform="rotate(-3.5 640 720)">${layers.join('')}</g>`;

export function portrait(): string {
  const s = new Sheet({ seed: 44, size: SIZE });
  backdrop(s);
  s.add(leaning(...hairBehind()), neck());
  clothes(s);
  papers(s);
  s.add(leaning(...face(), ...hairBefore()));
  return s.svg();
}
