import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const nothing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s6,
  paddingTop: vars.space.s6,
  '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 } },
});

/** What can only be pressed. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const title = style({ font: `400 ${vars.size.sub}/1.1 ${vars.font.display}`, color: vars.color.navy });

export const ways = style({ display: 'grid', gap: vars.space.s3, width: 'min(100%, 460px)' });

export const way = style({
  gap: 12,
  minWidth: 0,
  paddingBlock: 10,
  lineHeight: 1.3,
  whiteSpace: 'normal',
  textDecoration: 'none',
});

export const wayWords = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const total = style({ flex: 'none' });

/** The width of the picture on the page. */
export const sizes = `${media.column} 92vw, 660px`;
