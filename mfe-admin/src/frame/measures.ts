import { breakpoint } from 'ui/tokens';

/** The sizes of the frame in pixels, and the width up to which the tab bar replaces the rail. */
export const railWidth = 224;
export const topBarHeight = 56;
export const tabBarHeight = 64;
export const narrow = `(max-width: ${breakpoint.menu}px)`;
export const wide = `(min-width: ${breakpoint.menu + 0.02}px)`;
export const gutter = 'clamp(20px, 3.1vw, 40px)';
/** Columns of a form: two, or one where letters are so large that two fields do not fit. */
export const inPairs = 'repeat(auto-fit, minmax(max(7.5em, (100% - 12px) / 2), 1fr))';
