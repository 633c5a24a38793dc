import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const imprint = style({ color: vars.tone.body });

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `6px ${vars.space.s6}`,
  paddingBlock: 22,
  fontSize: vars.size.small,
  '@media': {
    [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { rowGap: 0, paddingBlock: 12 },
  },
});

export const brokerage = style({ color: vars.tone.ink });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  selectors: { '&:nth-child(even)': { justifyContent: 'flex-end' } },
  '@media': {
    [media.column]: { lineHeight: 1.35, selectors: { '&:nth-child(even)': { justifyContent: 'flex-start' } } },
  },
});

export const item = style({
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', columnGap: '.35em' } },
});

/** On a phone the notices fit on one line. */
export const notices = style({ '@media': { [media.phone]: { fontSize: 13.5 } } });

export const link = style({
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: 1.5,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44 } },
});
