import { createVar, keyframes } from '@vanilla-extract/css';
import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

const column = createVar();
const gap = createVar();
const DOT = 12;
/** From the lower edge of the pictures to the upper edge of the dots. */
const LINE = 16;

/** Along all legs, from the first stop to the last. */
const along = keyframes({ to: { transform: `translateX(calc(var(--legs) * (${column} + ${gap})))` } });

const dot = {
  content: '""',
  position: 'absolute',
  width: 0,
  height: 0,
  borderStyle: 'solid',
  borderWidth: DOT / 2,
  borderRadius: '50%',
} as const;

export const stops = style({
  vars: { [gap]: '20px', [column]: 'min(64vw, 226px)' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap,
  '@media': {
    // Three and two, so that all of them are visible at 200 % zoom.
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space.s6 },
    [media.phone]: { vars: { [gap]: vars.space.s4 }, gridTemplateColumns: 'none', gridAutoColumns: column, gap },
    // Paper does not scroll, so all five are side by side, each picture on the page of its words.
    print: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gridAutoFlow: 'row', breakInside: 'avoid' },
  },
});

/**
 * A dot runs along the line while the row is scrolled, in browsers with scroll-driven animations. The dots of the stops
 * are always there. The line is below the pictures.
 */
export const running = style({
  '@media': {
    [`screen and ${media.phone} and (prefers-reduced-motion: no-preference)`]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          '::after': {
            ...dot,
            left: 0,
            top: `calc(${column} * 1.25 + ${LINE}px)`,
            borderColor: vars.color.coral,
            outline: `3px solid ${vars.color.glassPale}`,
            animationName: along,
            animationTimingFunction: 'linear',
            animationFillMode: 'both',
            animationDuration: 'auto',
            animationTimeline: 'scroll(nearest inline)',
          },
        },
      },
    },
  },
});

export const stop = style({ minWidth: 0 });

export const leg = style({
  position: 'relative',
  marginTop: LINE,
  paddingBlock: `${DOT + 8}px 10px`,
  fontSize: vars.size.note,
  color: vars.tone.quiet,
  // A dotted line to the next stop.
  '::before': {
    content: '""',
    position: 'absolute',
    top: DOT / 2 - 1,
    left: 0,
    right: `calc(-1 * ${gap})`,
    borderTop: `2px dotted ${vars.color.field}`,
  },
  '::after': { ...dot, top: 0, left: 0, borderColor: vars.tone.ink, outline: `4px solid ${vars.color.glassPale}` },
  selectors: { [`${stop}:last-child &::before`]: { display: 'none' } },
});

export const count = style({
  fontFamily: vars.font.display,
  fontSize: 26,
  fontWeight: 400,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  color: vars.tone.ink,
});

export const booking = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s5,
  marginTop: vars.space.s7,
  paddingTop: 28,
  borderTop: `1px solid ${vars.color.glassEdge}`,
  '@media': { [media.column]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: vars.space.s6 } },
});

export const promise = style({
  fontFamily: vars.font.lead,
  fontSize: vars.size.lead,
  lineHeight: 1.35,
  maxWidth: '34em',
  textWrap: 'balance',
});

/** The width of a picture: on phones a column of the row, then a third, then a fifth of the page. */
export const sizes = `${media.phone} 226px, ${media.column} 30vw, (max-width: 1440px) 18vw, 250px`;
