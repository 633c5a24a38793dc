import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, variants } = layered(layers.remotes);

/** Beside the whole menu the names need a line each until the window is so wide; beside one more link, until it is wider. */
const tight = { alone: '(max-width: 1239px)', besideOffered: '(max-width: 1399px)' };

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
    // However large letters are to be, the menu's button stands beside it.
    [media.column]: { fontSize: 'min(17px, 5.4vw)' },
  },
});

export const divider = style({
  width: 1,
  height: 26,
  background: 'currentColor',
  opacity: 0.4,
});

/** The names in two lines beside the mark. */
const inTwoLines = (isTight: string, gap: string) => ({
  '@media': {
    [isTight]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'center',
      gap,
      lineHeight: 1.15,
    },
    [media.column]: { gap: '0 10px', lineHeight: 1.2 },
  },
});

export const fit = variants({
  alone: inTwoLines(tight.alone, '0 12px'),
  besideOffered: inTwoLines(tight.besideOffered, '0 6px'),
});

export const markFit = variants({
  alone: { '@media': { [tight.alone]: { gridRow: '1 / 3' } } },
  besideOffered: { '@media': { [tight.besideOffered]: { gridRow: '1 / 3' } } },
});

export const dividerFit = variants({
  alone: { '@media': { [tight.alone]: { display: 'none' } } },
  besideOffered: { '@media': { [tight.besideOffered]: { display: 'none' } } },
});
