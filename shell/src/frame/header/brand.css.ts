import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, variants } = layered(layers.remotes);

/**
 * Up to this width of the window, each of the names beside the menu takes its own line. The limit is higher if parts
 * add links.
 */
const tight = { alone: '(max-width: 1279px)', besideOffered: '(max-width: 1439px)' };

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
  textWrap: 'balance',
  '@media': {
    // Leaves room for the menu's button beside it, however large the font is.
    [media.column]: { fontSize: 'min(17px, 5.4vw)' },
  },
});

/** Names longer than usual are written smaller where each takes several lines, so that the header stays as high as the pages know it. */
export const length = variants({
  usual: {},
  long: { '@media': { [media.column]: { fontSize: 'min(14px, 4.4vw)' } } },
  longest: { '@media': { [media.column]: { fontSize: 'min(12px, 3.75vw)' } } },
});

/** Becomes smaller before a name is broken, as where letters are set wide. */
export const mark = style({ flexShrink: 1_000_000, minWidth: 32 });

const NAMES_GAP = 29;

/**
 * Longer names than usual wrap by themselves. The line between them is at the beginning of the second, where it is cut
 * off if that one begins a line.
 */
export const names = style({ display: 'flex', flexWrap: 'wrap', columnGap: NAMES_GAP, overflowX: 'clip' });

export const secondName = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    left: -(NAMES_GAP + 1) / 2,
    top: '50%',
    width: 1,
    height: 26,
    marginTop: -13,
    background: 'currentColor',
    opacity: 0.4,
  },
});

const inTwoLines = (isTight: string) =>
  ({
    '@media': {
      [isTight]: { flexDirection: 'column', lineHeight: 1.15 },
      [media.column]: { lineHeight: 1.2 },
    },
  }) as const;

export const namesFit = variants({ alone: inTwoLines(tight.alone), besideOffered: inTwoLines(tight.besideOffered) });

const closer = (isTight: string, gap: number) => ({ '@media': { [isTight]: { gap }, [media.column]: { gap: 10 } } });

export const fit = variants({ alone: closer(tight.alone, 12), besideOffered: closer(tight.besideOffered, 6) });
