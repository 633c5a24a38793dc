import { arriving } from '../arrive.css.ts';
import { media, vars } from '../contract.css.ts';
import { globalStyle, style, variants } from '../ui-layer.ts';

/** Twenty letters of text wide: name and price have no room side by side. */
const narrow = '(max-width: 17.5em)';
const inColumn = (rule: object, inNarrow: object = {}) => ({ '@media': { [media.column]: rule, [narrow]: inNarrow } });

export const ledger = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'left',
  ...inColumn({ display: 'block', borderTop: `3px double ${vars.tone.edge}` }),
});

export const head = style(
  inColumn({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }),
);

export const columnHead = style({
  font: `600 14.5px/1.2 ${vars.font.text}`,
  padding: '12px 20px 12px 0',
  color: vars.tone.quiet,
  borderTop: `3px double ${vars.tone.edge}`,
  borderBottom: `1px solid ${vars.tone.edge}`,
});

export const body = style(inColumn({ display: 'block' }));

export const row = style({
  ...arriving('translateY(10px)'),
  ...inColumn(
    {
      display: 'grid',
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) auto',
      gap: '2px 12px',
      paddingBlock: 14,
      borderBottom: `1px dotted ${vars.color.field}`,
    },
    { gridTemplateColumns: 'minmax(0, 1fr)' },
  ),
});

export const yearRow = style(inColumn({ display: 'block' }));

export const year = style({
  font: `italic 400 20px/1 ${vars.font.display}`,
  padding: '34px 0 10px',
  borderBottom: `1px solid ${vars.tone.edge}`,
  color: vars.tone.body,
  selectors: { 'tbody:first-of-type &': { paddingTop: 22 } },
  ...inColumn({ display: 'block', padding: '26px 0 8px' }),
});

export const cell = style({
  padding: '15px 20px 15px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  ...inColumn({ display: 'block', padding: 0, border: 0 }),
});

/** Aligns a price in the last column with the end of the rules. */
const flush = { '&:last-child': { paddingRight: 0 } };

const aside = inColumn({ fontSize: vars.size.small, color: vars.tone.quiet });

export const cellKind = variants({
  name: {
    font: `500 20px/1.25 ${vars.font.display}`,
    letterSpacing: '-.01em',
    // The name takes the width that town and price leave, and never widens their columns.
    ...inColumn({ gridColumn: '1 / 3', width: 0, minWidth: '100%' }, { gridColumn: 1 }),
  },
  place: aside,
  price: {
    textAlign: 'right',
    paddingRight: 56,
    font: `400 21px/1.2 ${vars.font.display}`,
    letterSpacing: '-.01em',
    selectors: flush,
    ...inColumn({ paddingRight: 0, gridRow: 1, gridColumn: 3 }, { gridRow: 'auto', gridColumn: 1, textAlign: 'left' }),
  },
  // Never broken, however long the price beside it is.
  date: inColumn({ fontSize: vars.size.small, color: vars.tone.quiet, whiteSpace: 'nowrap' }),
  side: {
    textAlign: 'right',
    paddingRight: 0,
    ...inColumn({ fontSize: vars.size.small, color: vars.tone.quiet }),
  },
});

export const alignRight = style({ textAlign: 'right', paddingRight: 0 });
export const alignPrice = style({ textAlign: 'right', paddingRight: 56, selectors: flush });

export const foot = style({
  borderBottom: `3px double ${vars.tone.edge}`,
  padding: '16px 20px 10px 0',
  color: vars.tone.quiet,
  font: `italic 400 17px/1.4 ${vars.font.display}`,
  ...inColumn({ display: 'block' }),
});

/** The link of a sale, in the cell of its name. */
export const ledgerLinkClass = style({
  paddingRight: 18,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: 1.5,
  textUnderlineOffset: 5,
  // The touch area is higher than the line.
  '@media': { [media.touch]: { display: 'inline-block', paddingBlock: 10, marginBlock: -10 } },
});
// The icon stands in the space after the last word. It has no width of its own, so it never begins a line.
globalStyle(`${ledgerLinkClass} svg`, { display: 'inline', marginInline: '7px -18px' });

globalStyle(`${ledgerLinkClass}:hover`, { textDecorationColor: 'currentColor' });
