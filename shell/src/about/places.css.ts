import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const places = style({
  columnCount: 4,
  columnGap: vars.space.s6,
  '@media': { [media.menu]: { columnCount: 3 }, [media.column]: { columnCount: 2 }, [media.phone]: { columnCount: 1 } },
});

export const place = style({ breakInside: 'avoid', borderBottom: `1px dotted ${vars.color.field}` });

export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  paddingBlock: 12,
  fontFamily: vars.font.display,
  fontSize: 20,
  lineHeight: 1.2,
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 5,
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const state = style({ fontFamily: vars.font.text, fontSize: vars.size.small, color: vars.tone.quiet });
