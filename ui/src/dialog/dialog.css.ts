import { createVar, keyframes } from '@vanilla-extract/css';
import { media, vars } from '../contract.css.ts';
import { globalStyle, style, variants } from '../ui-layer.ts';

const width = createVar();
const tracks = createVar();

const low = { opacity: 0, transform: 'translateY(14px) scale(.985)' };
const below = { transform: 'translateY(100%)' };

// Opening and closing need animations with different names: Radix waits for the second only if the name has changed.
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: low });
const sink = keyframes({ to: low });
const slideUp = keyframes({ from: below });
const slideDown = keyframes({ to: below });

const arrive = (frames: string) => `${frames} ${vars.time.dialog} ${vars.ease}`;
const leave = (frames: string) => `${frames} ${vars.time.color} ease-in forwards`;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'center',
  padding: 20,
  overflowY: 'auto',
  // An element that gets the focus is never scrolled to a place behind the sticky foot.
  scrollPaddingBottom: 120,
  background: 'rgb(16 41 63 / .68)',
  animation: arrive(fadeIn),
  selectors: { '&[data-state="closed"]': { animation: leave(fadeOut) } },
  '@media': { [media.column]: { padding: 0, placeItems: 'end stretch' } },
});

export const dialog = style({
  position: 'relative',
  width: `min(${width}, 100%)`,
  display: 'grid',
  gridTemplateColumns: tracks,
  boxShadow: vars.shadow.dialog,
  animation: arrive(rise),
  selectors: {
    '&[data-state="closed"]': { animation: leave(sink) },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [media.column]: {
      width: '100%',
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxHeight: '100dvh',
      overflowY: 'auto',
      scrollPaddingBottom: 96,
      overscrollBehavior: 'contain',
      animation: arrive(slideUp),
      selectors: { '&[data-state="closed"]': { animation: leave(slideDown) } },
    },
    [media.forced]: { border: '1px solid' },
  },
});

/**
 * `form`: art beside the content. `popup`: narrow, art above the content. `plain`: no art. `search`: the content
 * reaches to the edges, and on phones it fills the screen.
 */
export const shape = variants({
  form: { vars: { [width]: '980px', [tracks]: '340px minmax(0, 1fr)' } },
  popup: { vars: { [width]: '620px', [tracks]: 'minmax(0, 1fr)' } },
  plain: { vars: { [width]: '720px', [tracks]: 'minmax(0, 1fr)' } },
  search: { vars: { [width]: '640px', [tracks]: 'minmax(0, 1fr)' } },
});

export const art = style({ position: 'relative', minHeight: 0, overflow: 'hidden' });

export const artShape = variants({
  form: { '@media': { [media.column]: { display: 'none' } } },
  popup: { height: 210, '@media': { [media.column]: { height: 130 } } },
  plain: { display: 'none' },
  search: { display: 'none' },
});

export const fillArt = style({ position: 'absolute', inset: 0 });

/** Stays at the upper edge, above the scrolled content. Hidden where the dialog is no sheet and cannot be dragged. */
export const handle = style({
  top: 0,
  marginBottom: -28,
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.column]: { selectors: { '&&': { display: 'grid' } } } },
});

/** What scrolls away under it is not seen through it. A popup and a search have a picture or a field there. */
const grounded = {
  background: 'inherit',
  backgroundClip: 'padding-box',
  borderBottom: '4px solid transparent',
} as const;
export const handleShape = variants({ form: grounded, popup: {}, plain: grounded, search: {} });

export const shut = style({ position: 'absolute', right: 14, top: 14, zIndex: 2 });

const inset = 'clamp(24px, 3vw, 44px)';

export const inside = style({ padding: inset });
/** Smaller than the title of a section, because a form beside art has half the width. */
export const title = style({
  paddingRight: 48,
  fontSize: 'clamp(28px, 2.8vw, 36px)',
  // Space below the title if no description stands between it and the form.
  selectors: { '&:has(+ form)': { paddingBottom: vars.space.s5 } },
});

export const description = style({
  padding: '10px 0 24px',
  color: vars.tone.body,
  '@media': { [media.column]: { padding: '8px 0 16px' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 18,
  paddingTop: 24,
  '@media': { [media.column]: { flexDirection: 'column-reverse', alignItems: 'stretch', gap: 12 } },
});

export const aside = style({ fontSize: vars.size.small, color: vars.tone.quiet, lineHeight: 1.45 });

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${inset})`,
  marginBottom: `calc(-1 * ${inset})`,
  padding: `14px ${inset}`,
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.duneDeep}`,
} as const;

/** Always visible, however long the form is. On a phone only the action is; the text beside it scrolls. */
export const foot = style({
  ...bar,
  // Offsets the overlay's padding of 20 px, from whose inner edge `sticky` counts.
  bottom: -20,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s5,
  '@media': { [media.column]: { display: 'contents' }, [media.low]: { position: 'static' } },
});

export const footAction = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s5,
  // There is no text beside it.
  selectors: { '&:first-child': { flex: 1 } },
  '@media': { [media.column]: bar, [media.low]: { position: 'static' } },
});

globalStyle(`${footAction} > :last-child`, { '@media': { [media.column]: { flex: 1 } } });
