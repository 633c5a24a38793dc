import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, variants } = layered(layers.remotes);

/**
 * Up to this width of the window, each of the names beside the menu takes its own line. The limit is higher if parts
 * add links.
 */
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
    // Leaves room for the menu's button beside it, however large the font is.
    [media.column]: { fontSize: 'min(17px, 5.4vw)' },
  },
});

export const divider = style({
  width: 1,
  height: 26,
  background: 'currentColor',
  opacity: 0.4,
});

/** Puts the names in two lines beside the logo. */
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
