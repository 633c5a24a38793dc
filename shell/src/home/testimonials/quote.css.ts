import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingTop: 20,
  borderTop: `2px solid ${vars.tone.edge}`,
  '@media': { [media.phone]: { paddingTop: vars.space.s4 } },
});

export const stars = style({ display: 'flex', gap: 3, paddingBottom: 14, color: vars.color.brassDeep });

export const words = style({
  flex: 1,
  fontFamily: vars.font.display,
  fontSize: 'clamp(20px, 1.62vw, 24px)',
  lineHeight: 1.38,
  letterSpacing: '-.008em',
});

export const by = style({
  paddingTop: vars.space.s5,
  fontSize: vars.size.small,
  color: vars.tone.quiet,
  '@media': { [media.phone]: { paddingTop: vars.space.s3 } },
});
export const name = style({ display: 'block', fontSize: 16, fontWeight: 600, color: vars.tone.ink });
