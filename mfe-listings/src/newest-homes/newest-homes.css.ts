import { layers, media, vars } from 'ui/contract';
import { inRail, layered, railOf } from 'ui/style';

const { style } = layered(layers.remotes);

export const band = style({
  display: 'none',
  background: vars.color.paper,
  '@media': { [media.phone]: { display: 'block', padding: `24px ${vars.space.gutter} 20px` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBottom: vars.space.s3,
});

export const title = style({
  fontFamily: vars.font.display,
  fontSize: 28,
  fontWeight: 400,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
});

export const homes = style(railOf('62%'));
export const home = style(inRail);
export const loading = style({ width: '62%', paddingTop: vars.space.s4 });
