import { layers, media, vars } from 'ui/contract';
import { inRail, layered, railOf } from 'ui/style';

const { style } = layered(layers.remotes);

export const band = style({ paddingBlock: vars.space.section });

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: '44px repeat(6, minmax(0, 1fr))',
  gap: 14,
  '@media': {
    [media.column]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
    // On phones the towns are in one row that scrolls, with the name of each map row before its towns.
    [media.phone]: { ...railOf('auto'), gap: 10 },
  },
});

/** With two or three towns in a row it is a list and no map. */
export const whereItIsAMap = style({ '@media': { [media.column]: { display: 'none' } } });

const lettering = {
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.color.slate,
} as const;

/** Read upwards along the row, as at the edge of a chart; above the row where space is short. */
export const label = style({
  ...lettering,
  gridColumn: '1',
  display: 'grid',
  placeContent: 'center',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  borderLeft: `1px solid ${vars.color.rule}`,
  fontSize: 17,
  lineHeight: 1.15,
  '@media': {
    [media.column]: {
      gridColumn: '1 / -1',
      placeContent: 'start',
      writingMode: 'horizontal-tb',
      transform: 'none',
      padding: '16px 0 8px',
      borderLeft: 0,
      borderBottom: `1px solid ${vars.color.rule}`,
    },
    [media.phone]: {
      ...inRail,
      gridColumn: 'auto',
      placeContent: 'center',
      writingMode: 'vertical-rl',
      transform: 'rotate(180deg)',
      padding: 0,
      borderLeft: `1px solid ${vars.color.rule}`,
      borderBottom: 0,
      width: 36,
    },
  },
});

/** Its cards are items of the outer grid. */
export const row = style({ display: 'contents' });
export const cell = style({
  display: 'grid',
  minWidth: 0,
  // 148 px in letters of the usual size. In larger ones a card is as much wider, so that no town's name breaks.
  '@media': { [media.phone]: { ...inRail, width: 'clamp(148px, 9.25rem, 80vw)' } },
});

export const coast = style({
  ...lettering,
  gridColumn: '2 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  paddingTop: 2,
  fontSize: 16,
  lineHeight: 1.2,
  '@media': { [media.column]: { display: 'none' } },
});
