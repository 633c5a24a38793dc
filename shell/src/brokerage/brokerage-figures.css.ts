import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

/** The number stands above what it counts, which is read first. */
export const cell = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 10,
  padding: '24px 24px 28px 0',
  borderTop: `1px solid ${vars.tone.line}`,
  selectors: {
    '&:nth-child(even)': { paddingLeft: 28, borderLeft: `1px solid ${vars.tone.line}` },
    '&:nth-child(n + 3)': { paddingBottom: 4 },
  },
  '@media': {
    [media.column]: { paddingRight: 12, selectors: { '&:nth-child(even)': { paddingLeft: 18 } } },
    [media.phone]: { gap: 4, paddingBlock: 14 },
  },
});

export const meaning = style({ maxWidth: '22ch', fontSize: 16, lineHeight: 1.45, color: vars.tone.body });
