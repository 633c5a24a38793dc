import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { label } from './label.ts';

const { style, globalStyle } = layered(layers.remotes);

export const PHONE = media.phone;

/** While the whole coast is visible in a window as narrow as this, only some names fit. */
export const NARROW = '(max-width: 960px)';
const CROWDED = `${NARROW} and (scripting: enabled)`;

/** The left edge of the page's column. */
const column = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

export const section = style({ position: 'relative', background: vars.color.navy });

export const lead = style({
  maxWidth: '15em',
  paddingTop: vars.space.s2,
  color: vars.color.navy,
  fontFamily: vars.font.display,
  fontSize: 'clamp(18px, 1.6vw, 21px)',
  lineHeight: 1.4,
  '@media': { [NARROW]: { maxWidth: '12em' }, [PHONE]: { maxWidth: 'none' } },
});

/** Folded on phones until a press opens it, which needs scripts. */
const FOLDS = `${PHONE} and (scripting: enabled)`;

/** As high as the drawing from the start, so that nothing moves when it arrives. */
export const frame = style({
  position: 'relative',
  aspectRatio: '1600 / 1130',
  background: '#4f9aa0',
  '@media': {
    print: { breakInside: 'avoid' },
    [PHONE]: { aspectRatio: '1100 / 1720' },
    [FOLDS]: { selectors: { '&[data-folded]': { aspectRatio: 'auto', height: 208 } } },
  },
});
const folded = `${frame}[data-folded]`;

/** Fingers and arrow keys scroll it, without a script. */
export const view = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  '@media': { [FOLDS]: { selectors: { [`${folded} > &`]: { overflow: 'clip' } } } },
});

export const sheet = style({
  position: 'relative',
  width: 'calc(100% * var(--step, 1))',
  aspectRatio: '1600 / 1130',
  overflow: 'hidden',
  '@media': {
    [PHONE]: { aspectRatio: '1100 / 1720' },
    // The strip shows the rivers and the towns around them.
    [FOLDS]: { selectors: { [`${folded} &`]: { marginTop: '-45%' } } },
    // Without scripts there is no zoom: all names are shown, and a finger scrolls the drawing.
    [`${NARROW} and (scripting: none)`]: { width: '150%' },
  },
});

/** On the sky of the drawing; on phones above the drawing. */
export const words = style({
  position: 'absolute',
  zIndex: 1,
  top: 'clamp(24px, 3vw, 44px)',
  left: column,
  color: vars.color.navy,
  pointerEvents: 'none',
  // When zoomed in, the sky is no longer behind it.
  selectors: { [`${section}:has(${sheet}[data-near]) > &`]: { opacity: 0 } },
  '@media': {
    [PHONE]: {
      position: 'static',
      selectors: { [`${section}:has(${sheet}[data-near]) > &`]: { opacity: 1 } },
      padding: `${vars.space.s6} ${vars.space.gutter} ${vars.space.s4}`,
      background: vars.color.paper,
    },
  },
});

/** In the folded strip there is no space for names. */
export const names = style({ '@media': { [FOLDS]: { selectors: { [`${folded} &`]: { visibility: 'hidden' } } } } });

export const opener = style({
  display: 'none',
  position: 'absolute',
  left: vars.space.gutter,
  bottom: vars.space.s4,
  '@media': { [FOLDS]: { selectors: { [`${folded} > &`]: { display: 'inline-flex' } } } },
});

export const drawing = style({ display: 'block', width: '100%', height: '100%', userSelect: 'none' });

const onSheet = {
  position: 'absolute',
  left: 'var(--wide-x)',
  top: 'var(--wide-y)',
  '@media': { [PHONE]: { left: 'var(--tall-x)', top: 'var(--tall-y)' } },
} as const;

export const water = style({
  ...onSheet,
  translate: '-50% -50%',
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: 17,
  whiteSpace: 'nowrap',
  color: vars.color.navy,
  printColorAdjust: 'exact',
  '@media': { [media.column]: { display: 'none' } },
  selectors: { '&:last-child': { fontSize: 24, color: vars.color.paper } },
});

/** A paper label. Its touch area is larger than it looks. */
export const name = style({
  ...onSheet,
  zIndex: 3,
  translate: 'var(--wide-shift)',
  ...label,
  letterSpacing: '-.006em',
  textDecoration: 'none',
  transition: `background-color ${vars.time.color}, color ${vars.time.color}`,
  '::before': { content: '""', position: 'absolute', inset: '-5px -2px' },
  '@media': {
    [PHONE]: { left: 'var(--tall-x)', top: 'var(--tall-y)', translate: 'var(--tall-shift)', fontSize: 14.5 },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.navy, color: vars.color.paper } } },
    [media.forced]: { border: '1px solid' },
  },
});
export const openName = style({ background: vars.color.navy, color: vars.color.paper });
/** In a narrow window an open card covers other names, so that only useless slivers of them would remain. */
export const otherName = style({
  '@media': { [media.column]: { selectors: { [`${frame}:has(> section) &`]: { visibility: 'hidden' } } } },
});
export const firstName = style({});

/** In a narrow window the other names are pins until the visitor zooms in. */
const whereCrowded = `${sheet}:not([data-near]) ${name}:not(${firstName})`;

export const pin = style({
  '@media': {
    [CROWDED]: {
      selectors: {
        [`${whereCrowded}&`]: {
          zIndex: 4,
          left: 'var(--wide-pin-x)',
          top: 'var(--wide-pin-y)',
          width: 24,
          height: 24,
          padding: 0,
          translate: '-50% -50%',
          background: `radial-gradient(circle, ${vars.color.navy} 3px, ${vars.color.paper} 3.5px 7px, transparent 7.5px)`,
        },
      },
    },
    [`${PHONE} and (scripting: enabled)`]: {
      selectors: { [`${whereCrowded}&`]: { left: 'var(--tall-pin-x)', top: 'var(--tall-pin-y)' } },
    },
  },
});

const hiddenRules = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(hiddenRules);
export const nameWords = style({
  '@media': { [CROWDED]: { selectors: { [`${whereCrowded} > &`]: hiddenRules } } },
});

export const count = style({
  position: 'absolute',
  top: -8,
  right: -9,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 9,
  background: vars.color.brass,
  color: vars.color.navy,
  fontFamily: vars.font.text,
  fontSize: 12.5,
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  '@media': { [CROWDED]: { selectors: { [`${whereCrowded} > &`]: hiddenRules } } },
});

/** As large as a house on the drawing, with light around it. */
export const home = style({
  ...onSheet,
  // Above the names. A name can still be pressed where a house covers one of its corners.
  zIndex: 4,
  display: 'grid',
  placeItems: 'center',
  translate: '-50% -78%',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: -9,
    borderRadius: '50%',
    background: 'radial-gradient(closest-side, rgb(255 224 140) 20%, rgb(255 224 140 / .55) 55%, rgb(255 224 140 / 0))',
  },
  '@media': {
    [NARROW]: { zIndex: 2 },
    [PHONE]: { left: 'var(--tall-x)', top: 'var(--tall-y)' },
    [media.hover]: { selectors: { '&:hover': { scale: 1.2 } } },
  },
});

/**
 * At least 24 px large. While the whole coast is visible in a narrow window, the homes are too close to one another, so
 * only the town's card links to them.
 */
export const homeLink = style({
  position: 'absolute',
  width: 'max(100%, 24px)',
  height: 'max(100%, 24px)',
  '@media': { [CROWDED]: { selectors: { [`${sheet}:not([data-near]) &`]: { display: 'none' } } } },
});

export const gable = style({
  position: 'relative',
  width: 'calc(clamp(16px, 1.9vw, 30px) * var(--step, 1))',
  height: 'auto',
  '@media': { [PHONE]: { width: 'calc(13px * var(--step, 1))' } },
  pointerEvents: 'none',
});

export const light = style({ fill: '#ffc23d' });

/** Shown until the drawing is there, below the heading, which lies on the frame. */
export const plainNames = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'end',
  gap: 12,
  padding: vars.space.gutter,
});
export const plainName = style({
  display: 'block',
  padding: '10px 14px',
  borderRadius: 2,
  background: vars.color.paper,
  color: vars.color.navy,
  fontFamily: vars.font.display,
  lineHeight: '24px',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.navy, color: vars.color.paper } } } },
});

export const controls = style({
  position: 'absolute',
  zIndex: 5,
  top: '25%',
  left: column,
  display: 'flex',
  gap: vars.space.s3,
  // On the sky beside New York.
  '@media': {
    [NARROW]: { top: '32%' },
    [PHONE]: { top: 12, left: 12, gap: vars.space.s2 },
    [FOLDS]: { selectors: { [`${folded} > &`]: { display: 'none' } } },
    print: { display: 'none' },
  },
});
// At the last step a button keeps the focus: it is not `disabled`, but does nothing.
globalStyle(`${controls} [aria-disabled="true"]`, {
  background: vars.color.sheet,
  color: 'rgb(16 41 63 / .4)',
  cursor: 'default',
});
