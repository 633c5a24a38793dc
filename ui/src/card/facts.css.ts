import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const facts = style({ display: 'grid', columnGap: 40, fontVariantNumeric: 'lining-nums tabular-nums' });

export const columns = variants({
  1: {},
  2: { gridTemplateColumns: '1fr 1fr', '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 13,
  borderBottom: `1px dotted ${vars.color.field}`,
  '@media': {
    [media.phone]: { paddingBlock: 8 },
    // A phone in large letters has no room for both beside each other.
    '(max-width: 17.5em)': { flexWrap: 'wrap' },
  },
});

export const name = style({ color: vars.tone.quiet });
export const value = style({ fontWeight: 600, textAlign: 'right', textWrap: 'balance', overflowWrap: 'anywhere' });
