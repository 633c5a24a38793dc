import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

/** The height of the fixed header. */
const HEADER = 72;

/** Paper is as narrow as a tablet, but has room for a table. So only screens get the other layout. */
const column = `screen and ${media.column}`;
const inColumn = (rule: object) => ({ '@media': { [column]: rule } });
/** As dense as it is still readable: three homes with all facts fit on two pages. */
const tight = { paddingBlock: 5 } as const;
const inColumnAndTight = (rule: object) => ({ '@media': { [column]: rule, print: tight } });
const dotted = `1px dotted ${vars.color.field}`;
const double = `3px double ${vars.color.navy}`;

export const title = style({ marginBottom: vars.space.s4, textWrap: 'balance' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBottom: vars.space.s6,
});

export const passOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': {
    [media.phone]: { gap: 8, width: '100%' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
// Both fit on one line of a phone.
globalStyle(`${passOn} > *`, { '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: 12 } } });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  '@media': { print: { display: 'none' } },
});

export const ledger = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderBlock: double,
  textAlign: 'left',
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&:focus': { outline: 'none' } },
  ...inColumn({ display: 'block' }),
});

export const body = style(inColumn({ display: 'block' }));

/** On a phone the row's name is above its cells, which share the width. */
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 10 } as const;
const share = { flex: '1 1 0', minWidth: 0 } as const;

/** Stays visible while the rows scroll below it, if the window is high enough to show them. */
const stuck = { position: 'sticky', top: HEADER, zIndex: 4, background: vars.color.paper } as const;
const screen = `screen and ${media.phone} and (min-height: 600px)`;

export const headGroup = style({
  '@media': { [column]: { display: 'block' }, [screen]: stuck },
});
export const heads = style(inColumn({ ...line, borderBottom: double }));
export const row = style({
  '@media': {
    [column]: { ...line, paddingBlock: '10px 11px', borderBottom: dotted },
    print: { breakInside: 'avoid' },
  },
});
export const showings = style({
  '@media': {
    [column]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

globalStyle(`${showings} > td`, { borderTop: dotted });

export const corner = style({ width: '19%', ...inColumn({ display: 'none' }) });

export const columnHead = style({
  position: 'relative',
  padding: '18px 0 18px 24px',
  fontWeight: 400,
  verticalAlign: 'top',
  ...inColumnAndTight({ ...share, padding: '14px 0 12px' }),
});

export const picture = style({ aspectRatio: '4 / 3', overflow: 'hidden', ...inColumn({ aspectRatio: '1' }) });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginTop: 8,
  font: `500 20px/1.2 ${vars.font.display}`,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  vars: { '--letter': '.58' },
  textWrap: 'balance',
  textDecoration: 'none',
  ...inColumn({ fontSize: 16.5, lineHeight: 1.25, alignItems: 'start' }),
});

export const place = style({ fontSize: vars.size.small, color: vars.color.slate, ...inColumn({ display: 'none' }) });

export const takeOut = style({
  position: 'absolute',
  top: 18,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  '@media': {
    [column]: { top: 14, right: 0, width: 44, height: 44, placeItems: 'start end', padding: 4 },
    print: { display: 'none' },
  },
});

export const cross = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  color: vars.color.navy,
  background: vars.color.sheet,
  borderRadius: '50%',
  '@media': { [media.column]: { width: 28, height: 28 }, [media.forced]: { border: '1px solid' } },
});

export const rowName = style({
  padding: '14px 0',
  fontWeight: 500,
  color: vars.color.slate,
  borderTop: dotted,
  verticalAlign: 'baseline',
  ...inColumnAndTight({ flex: '1 0 100%', padding: '0 0 2px', fontSize: vars.size.note, fontWeight: 400, border: 0 }),
});

const cellBase = {
  padding: '14px 0 14px 24px',
  borderTop: dotted,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
} as const;
const phoneCell = { ...share, padding: 0, border: 0 } as const;

export const cell = style({
  ...cellBase,
  fontWeight: 600,
  // Of this font, with the ends of the line that marks the best.
  vars: { '--sign': '.6', '--letter': '.66' },
  ...inColumnAndTight({ ...phoneCell, fontSize: 16, lineHeight: 1.3 }),
});
export const price = style({
  ...cellBase,
  font: `400 30px/1.1 ${vars.font.display}`,
  ...inColumnAndTight({ ...phoneCell, fontSize: 'clamp(17px, 5.4vw, 24px)' }),
});

export const best = style({
  paddingInline: 3,
  background: `linear-gradient(${vars.color.glass}, ${vars.color.glass}) 0 88% / 100% 8px no-repeat`,
  '@media': { [media.forced]: { textDecoration: 'underline' } },
});

export const showing = style({
  padding: '20px 0 20px 24px',
});

export const note = style({ marginTop: 14, fontSize: vars.size.note, color: vars.color.slate });

/** The width of the picture on the page. */
export const sizes = `${media.column} 31vw, 26vw`;
