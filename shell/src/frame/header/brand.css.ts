import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Beside the whole menu the names need a line each until the window is this wide. */
const tight = '(max-width: 1239px)';

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
    [tight]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'center',
      gap: '0 12px',
      lineHeight: 1.15,
    },
    [media.column]: { gap: '0 10px', fontSize: 17, lineHeight: 1.2 },
  },
});

export const mark = style({ '@media': { [tight]: { gridRow: '1 / 3' } } });

export const divider = style({
  width: 1,
  height: 26,
  background: 'currentColor',
  opacity: 0.4,
  '@media': { [tight]: { display: 'none' } },
});
