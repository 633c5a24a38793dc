import { vars } from '../contract.css.ts';

/**
 * The rules of a row that a finger scrolls sideways, without a script. It is as wide as the screen, and a part of the
 * next item is visible. `column`: the width of one item. Its items, or the row itself, must be focusable, so that keys
 * reach its end.
 */
export const railOf = (column: string) =>
  ({
    // Makes visually hidden elements scroll with the row, so that they do not widen the page.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: column,
    gap: vars.space.s4,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: vars.space.gutter,
    scrollbarWidth: 'none',
    // Space for focus rings.
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.gutter,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
  }) as const;

/** Items snap to the edge of the row. */
export const inRail = { scrollSnapAlign: 'start', minWidth: 0 } as const;
