import { vars } from '../contract.css.ts';

/**
 * The rules of a row that a finger moves sideways, from edge to edge of the page's column with the next one peeking in: no
 * script. `column` is the width of one thing in it. What stands in it holds something that takes the focus, or the row itself
 * does, so that keys reach its end.
 */
export const railOf = (column: string) =>
  ({
    // What is hidden by being placed is scrolled with it, and does not widen the page.
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
    // Room for the ring around what has the focus.
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.gutter,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
  }) as const;

/** A thing in the row comes to rest at its edge. */
export const inRail = { scrollSnapAlign: 'start', minWidth: 0 } as const;
