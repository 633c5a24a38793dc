import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const law = style({
  display: 'grid',
  gap: 14,
  paddingBlock: 26,
  borderTop: '1px solid rgb(227 210 178 / .3)',
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 26px',
  '@media': { [media.phone]: { columnGap: 20, rowGap: 0 } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: vars.color.paper,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { [media.touch]: { minHeight: 44, minWidth: 44 } },
});

export const statement = style({ maxWidth: '92ch', fontSize: 14 });
