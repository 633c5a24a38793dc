import { media } from 'ui/contract';
import { breakpoint } from 'ui/tokens';

/** The sizes of the frame in pixels, and the width up to which the tab bar replaces the rail. Paper is arranged as a narrow window. */
export const railWidth = 224;
export const topBarHeight = 56;
export const tabBarHeight = 64;
export const narrow = `print, (max-width: ${breakpoint.menu}px)`;
export const wide = `screen and (min-width: ${breakpoint.menu + 0.02}px)`;
/** The frame of a phone, with room for two sections beside each other. */
export const tablet = `screen and (min-width: 700px) and (max-width: ${breakpoint.menu}px)`;
export const halves = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 36 } as const;
/** A phone in letters so large that two things do not fit beside each other. */
export const largeLetters = '(max-width: 17.5em)';
export const lowWindow = `screen and ${media.low}`;
/** The bar of a page at the lower edge of a phone, with its actions. */
export const dockHeight = 70;
/** For the document while a bar stands there, by its height in pixels: what else is said at the lower edge stands above it. */
export const roomBelow = (height: number) => ({
  '@media': {
    [narrow]: { vars: { '--room-below': `calc(${height}px + env(safe-area-inset-bottom))` } },
    [lowWindow]: { vars: { '--room-below': '0px' } },
  },
});
export const gutter = 'clamp(20px, 3.1vw, 40px)';
/** One line, which ends in dots where it is longer. Paper has room for all of it. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;
/** So many lines, the last of which ends in dots where there are more. Paper has room for all of them. */
export const atMostLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    '@media': { print: { display: 'block', overflow: 'visible' } },
  }) as const;
/** Columns of a form: two, or one where letters are so large, or the phone so small, that two times set apart do not fit. */
export const inPairs = 'repeat(auto-fit, minmax(max(8.75em, (100% - 12px) / 2), 1fr))';
