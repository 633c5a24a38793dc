import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: `${vars.space.s5} ${vars.space.s8}`,
  alignItems: 'end',
  paddingBottom: vars.space.s8,
  '@media': {
    [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4, paddingBottom: vars.space.s6 },
    [media.phone]: { gap: vars.space.s3, paddingBottom: vars.space.s5 },
  },
});

export const aside = style({ color: vars.tone.quiet, maxWidth: '46ch' });

export const action = style({
  justifySelf: 'end',
  '@media': { [media.column]: { justifySelf: 'start' } },
});
