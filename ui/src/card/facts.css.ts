import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const facts = style({
  containerType: 'inline-size',
  display: 'grid',
  columnGap: 40,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const columns = variants({
  1: {},
  2: { gridTemplateColumns: '1fr 1fr', '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
});

/**
 * In large letters a phone has no room for name and value beside each other. Unlike that of a window, an em of a container
 * is that of its letters, also where a style of the reader's own makes them large.
 */
const isNarrow = '(max-width: 13.6em)';

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 13,
  borderBottom: `1px dotted ${vars.color.field}`,
  '@media': { [media.phone]: { paddingBlock: 8 } },
  '@container': { [isNarrow]: { flexWrap: 'wrap' } },
});

export const name = style({ color: vars.tone.quiet });
export const value = style({
  fontWeight: 600,
  textAlign: 'right',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@container': { [isNarrow]: { textAlign: 'left' } },
});
