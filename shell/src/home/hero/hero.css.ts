import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** The color at the top of the drawing's sky, for where the picture does not reach. */
const zenith = '#f3e7cc';
const gradient = `linear-gradient(${zenith} 30%, #f6b67a)`;

export const hero = style({
  position: 'relative',
  height: 'clamp(640px, 62vw, 980px)',
  overflow: 'hidden',
  background: gradient,
  color: vars.color.navy,
  '@media': { [media.column]: { height: 740, background: zenith }, [media.phone]: { height: 640 } },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  '@media': { [media.column]: { top: 'auto', height: '62%' } },
});

/** Behind the first picture. In one column the sky above it has a single color. */
export const ground = style({ '@media': { [media.column]: { background: gradient } } });

/** Shown if the video fails: only the gradient. On phones it fills the hero. */
export const sky = style({ background: gradient, '@media': { [media.column]: { height: '100%' } } });

/**
 * One pixel lower than the picture below, which is not visible. With the same size, its content would count as the
 * largest contentful paint, seconds after that picture. A film is rounded to whole pixels, so it can be one row larger.
 */
export const understated = style({ position: 'absolute', inset: '0 0 1px', overflow: 'clip' });

/** As large as the picture below. */
export const covering = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: 'calc(100% + 1px)',
  objectFit: 'cover',
});

/** Over the drawing, which equals its first frame. */
export const loop = style({
  opacity: 0,
  selectors: { '&[data-begun="true"]': { opacity: 1 } },
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const pause = style({
  position: 'absolute',
  right: vars.space.gutter,
  bottom: vars.space.s5,
  '@media': { 'print, (prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const words = style({
  position: 'relative',
  paddingTop: 'clamp(120px, 11vw, 168px)',
  '@media': { [media.column]: { paddingTop: 104 }, [media.phone]: { paddingTop: 88 } },
});

export const title = style({ maxWidth: '9.4em', fontSize: vars.size.hero });
export const tagline = style({ fontSize: 'calc(1em * var(--share))' });

export const subtitle = style({
  paddingTop: vars.space.s5,
  maxWidth: '27em',
  fontFamily: vars.font.display,
  fontSize: 'clamp(18px, 1.6vw, 22px)',
  lineHeight: 1.45,
  '@media': { [media.column]: { paddingTop: 16 } },
});

export const actions = style({
  gap: 14,
  paddingTop: vars.space.s6,
  '@media': { [media.column]: { gap: 10, paddingTop: 22 } },
});

export const action = style({
  '@media': { [media.phone]: { flex: '1 1 0', paddingInline: vars.space.s2, whiteSpace: 'nowrap' } },
});
