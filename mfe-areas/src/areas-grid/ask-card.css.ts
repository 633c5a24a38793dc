import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  flex: 1,
  padding: '14px 14px 8px',
});

export const question = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(20px, 1.7vw, 24px)',
  lineHeight: 1.08,
  letterSpacing: '-.012em',
  textWrap: 'balance',
});

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontWeight: 600,
  fontSize: vars.size.small,
});
