import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: vars.space.s5,
  paddingTop: vars.space.s6,
  borderTop: `1px solid ${vars.tone.line}`,
  '@media': {
    [media.column]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'none', paddingTop: vars.space.s3 },
  },
});

export const name = style({
  fontStyle: 'italic',
  color: vars.color.glass,
  '@media': { print: { color: vars.tone.ink } },
});
export const meaning = style({ paddingTop: 8, fontSize: 16, lineHeight: 1.5 });
