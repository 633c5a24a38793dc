import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const notice = style({
  display: 'grid',
  gap: vars.space.s7,
  paddingBlock: `clamp(48px, 6vw, 88px) ${vars.space.section}`,
});

/** The heading is beside its text, as in a printed leaflet. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
  gap: `${vars.space.s3} ${vars.space.s7}`,
  paddingTop: vars.space.s5,
  borderTop: `1px solid ${vars.tone.line}`,
  '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const text = style({ color: vars.tone.body });
