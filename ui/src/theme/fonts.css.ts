/** The faces, and system faces stretched to the same room so that nothing moves when the real ones arrive. */
import { globalFontFace } from '@vanilla-extract/css';
import { fallbacks } from '../fonts/generated/fallbacks.ts';

const display = 'Newsreader Variable';
const text = 'Instrument Sans Variable';

// The build maps `ui/fonts`: a virtual stylesheet has no folder of its own that a relative address could start from.
const face = (file: string) => `url("~ui/fonts/${file}") format("woff2")`;

globalFontFace(display, { src: face('newsreader.woff2'), fontWeight: '300 500', fontDisplay: 'swap' });
globalFontFace(display, { src: face('newsreader-italic.woff2'), fontStyle: 'italic', fontDisplay: 'swap' });
globalFontFace(text, { src: face('instrument-sans.woff2'), fontWeight: '400 700', fontDisplay: 'swap' });

for (const { family, ...metrics } of [...fallbacks.display, ...fallbacks.text]) globalFontFace(family, metrics);

const stack = (family: string, local: readonly { family: string }[], generic: string) =>
  [family, ...local.map((face) => face.family)]
    .map((name) => `"${name}"`)
    .join(', ')
    .concat(`, ${generic}`);

export const stacks = {
  display: stack(display, fallbacks.display, 'serif'),
  text: stack(text, fallbacks.text, 'system-ui, sans-serif'),
};
