import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Two by two; on a phone all four in a row. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 } },
});

/** The number is above its label, which screen readers read first. */
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
    [media.phone]: {
      flex: '1 0 min-content',
      gap: 4,
      padding: `${vars.space.s3} 0 0`,
      selectors: { '&:nth-child(even)': { paddingLeft: 0, borderLeft: 0 }, '&:nth-child(n + 3)': { paddingBottom: 0 } },
    },
  },
});

export const figure = style({ '@media': { [media.phone]: { fontSize: 38, whiteSpace: 'nowrap' } } });

export const meaning = style({
  maxWidth: '14.7em',
  fontSize: 16,
  lineHeight: 1.45,
  color: vars.tone.body,
  '@media': { [media.phone]: { maxWidth: '8em', fontSize: 13.5, lineHeight: 1.35 } },
});
