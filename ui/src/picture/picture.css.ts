import { vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  background: `${vars.color.dune} center / cover`,
  '@media': { print: { breakInside: 'avoid' } },
});

/** Fills its box, whatever the box's shape. */
export const filling = style({ height: '100%' });

export const image = style({ width: '100%', height: '100%', objectFit: 'cover', color: vars.color.slate });

export const print = style({
  background: vars.color.sheet,
  padding: 'clamp(8px, 1vw, 14px)',
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
});

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 2px 2px',
  font: `italic 400 15px/1.3 ${vars.font.display}`,
  color: vars.color.slate,
});

/** Two lines of water along the lower edge, as in the footer. */
const tide =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='46' fill='none' stroke='%23a6c9bf' stroke-width='2'%3E%3Cpath d='M0 16c40-14 80-14 120 0s80 14 120 0M0 34c30-9 60-9 120 0s90 9 120 0'/%3E%3C/svg%3E\")";

export const awaiting = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  width: '100%',
  height: '100%',
  color: vars.color.harbor,
  // Its own background, because it stands on paper and on dune.
  background: `${vars.color.glassPale} ${tide} repeat-x bottom 10% center`,
  textAlign: 'center',
  font: `italic 400 20px/1.2 ${vars.font.display}`,
});

export const awaitingSmall = style({ fontSize: 13, lineHeight: 1.1, gap: 0, backgroundImage: 'none' });

export const ratio = variants({
  '1:1': { aspectRatio: '1 / 1' },
  '4:3': { aspectRatio: '4 / 3' },
  '3:4': { aspectRatio: '3 / 4' },
  '4:5': { aspectRatio: '4 / 5' },
  '5:4': { aspectRatio: '5 / 4' },
  '16:10': { aspectRatio: '16 / 10' },
  '16:9': { aspectRatio: '16 / 9' },
});

export type Ratio = keyof typeof ratio;
