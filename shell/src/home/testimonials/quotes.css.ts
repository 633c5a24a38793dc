import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** The layout of the carousel: three in view, one below 768 px. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 'clamp(24px, 3.4vw, 52px)',
  '@media': {
    [media.carousel]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'calc(100% - 12px - clamp(24px, 3.4vw, 52px))',
      overflow: 'clip',
      overflowClipMargin: 8,
    },
  },
});

/** Reserves the space of the carousel's dots and arrows, so that nothing below moves. */
export const roomForSteer = style({
  height: `calc(${vars.space.s7} + 48px)`,
  '@media': { [media.column]: { height: 76 }, [media.phone]: { height: 96 } },
});

export const loadingText = style({ paddingBottom: vars.space.s4 });
