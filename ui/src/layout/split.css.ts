import { createVar } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

const tracks = createVar();

export const split = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Keeps two columns on tablets. */
export const tabletSplit = style({ '@media': { [media.tablet]: { gridTemplateColumns: tracks, gap: 36 } } });

const ratioOf = (first: number, second: number) => ({
  vars: { [tracks]: `minmax(0, ${first}fr) minmax(0, ${second}fr)` },
});

export const ratio = variants({
  '1:1': ratioOf(1, 1),
  '4:7': ratioOf(4, 7),
  '5:6': ratioOf(5, 6),
  '7:4': ratioOf(7, 4),
  '7:5': ratioOf(7, 5),
  '8:4': ratioOf(8, 4),
  '1:auto': { vars: { [tracks]: 'minmax(0, 1fr) auto' } },
});

export const splitGap = variants({
  wide: {
    gap: `${vars.space.s6} clamp(32px, 6vw, 96px)`,
    '@media': { [media.phone]: { rowGap: vars.space.s4 } },
  },
  normal: { gap: `${vars.space.s6} clamp(28px, 4vw, 56px)` },
  none: { gap: 0 },
});

export const alignItems = variants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});
