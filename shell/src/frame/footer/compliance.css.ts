import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const law = style({
  display: 'grid',
  gap: 14,
  paddingBlock: 26,
  borderTop: `1px solid ${vars.tone.line}`,
  '@media': { [media.phone]: { gap: vars.space.s2, paddingBlock: vars.space.s3 } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 26px',
  '@media': { [media.phone]: { columnGap: 18, rowGap: 0, fontSize: vars.size.note } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: vars.tone.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { [media.touch]: { minHeight: 44, minWidth: 44 } },
});

export const statement = style({
  maxWidth: '61.6em',
  fontSize: 14,
  '@media': { [media.phone]: { fontSize: vars.size.note, lineHeight: 1.45 } },
});
