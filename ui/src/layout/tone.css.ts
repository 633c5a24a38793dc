/** A background that sets the colors of everything on it. On paper none is printed, and words are dark on all. */
import { assignVars } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { color, tones } from '../tokens.ts';
import { variants } from '../ui-layer.ts';

const ground = (tone: typeof tones.paper | typeof tones.navy, background: string) => ({
  vars: assignVars(vars.tone, { ...tone, ground: background }),
  background,
  color: tone.ink,
});

const navy = ground(tones.navy, color.navy);

export const tone = variants({
  paper: ground(tones.paper, color.paper),
  sheet: ground(tones.paper, color.sheet),
  dune: ground(tones.paper, color.dune),
  glass: ground(tones.paper, color.glassPale),
  navy: { ...navy, '@media': { print: ground(tones.paper, 'none') } },
});

export type Tone = keyof typeof tone;
