import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  fontFamily: vars.font.display,
  fontSize: 20,
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-.012em',
  whiteSpace: 'nowrap',
  '@media': {
    [media.column]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'center',
      gap: '0 10px',
      fontSize: 17,
      lineHeight: 1.2,
    },
  },
});

export const mark = style({ '@media': { [media.column]: { gridRow: '1 / 3' } } });

export const divider = style({
  width: 1,
  height: 26,
  background: 'currentColor',
  opacity: 0.4,
  '@media': { [media.column]: { display: 'none' } },
});
