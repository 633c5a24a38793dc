import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { label } from './label.ts';

const { style, globalStyle } = layered(layers.remotes);

export const PHONE = media.phone;

/** While the whole coast is in sight of a window as narrow as this, only some names have room. */
export const NARROW = '(max-width: 960px)';
const CROWDED = `${NARROW} and (scripting: enabled)`;

/** Where the page's column begins. */
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

/** Where there is little room it opens at a press, which wants a script. */
const FOLDS = `${PHONE} and (scripting: enabled)`;

/** As high as the drawing, from the first byte: nothing moves when it comes. */
export const frame = style({
  position: 'relative',
  aspectRatio: '1600 / 1130',
  background: '#4f9aa0',
  '@media': {
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
    // The strip is of the rivers and the towns around them.
    [FOLDS]: { selectors: { [`${folded} &`]: { marginTop: '-45%' } } },
    // Nothing brings it nearer: all names are shown, and a finger moves it.
    [`${NARROW} and (scripting: none)`]: { width: '150%' },
  },
});

/** On the sky of the drawing; on phones above it. */
export const words = style({
  position: 'absolute',
  zIndex: 1,
  top: 'clamp(24px, 3vw, 44px)',
  left: column,
  color: vars.color.navy,
  pointerEvents: 'none',
  // Nearer, the sky is no longer behind it.
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

/** In a strip there is room for none of them. */
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
  '@media': { [media.column]: { display: 'none' } },
  selectors: { '&:last-child': { fontSize: 24, color: vars.color.paper } },
});

/** A label of paper. Its reach is larger than it looks. */
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
/** In a narrow window an open card lies over other names, and would leave slivers of them to press. */
export const otherName = style({
  '@media': { [media.column]: { selectors: { [`${frame}:has(> section) &`]: { visibility: 'hidden' } } } },
});
export const firstName = style({});

/** The others are pins until one comes nearer. */
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

/** As large on the drawing as it would be drawn, with its light about it. */
export const home = style({
  ...onSheet,
  // Over the names: a name can still be pressed where a gable covers a corner of it.
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

/** Never harder to hit than 24 px. While the whole coast is in sight of a narrow window it is too close to others: the town's card has it. */
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

/** In the place of the drawing while that is not here: below the words, which lie on the frame. */
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
  // In the sky beside New York.
  '@media': {
    [NARROW]: { top: '32%' },
    [PHONE]: { top: 12, left: 12, gap: vars.space.s2 },
    [FOLDS]: { selectors: { [`${folded} > &`]: { display: 'none' } } },
  },
});
// At its end a button keeps the focus: it is not disabled, and does nothing.
globalStyle(`${controls} [aria-disabled="true"]`, {
  background: vars.color.sheet,
  color: 'rgb(16 41 63 / .4)',
  cursor: 'default',
});
