import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const sale = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
  '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const picture = style({ position: 'relative' });

/** Lower on phones, so that it is visible together with its text. */
export const photo = style({ '@media': { [media.phone]: { aspectRatio: '16 / 10' } } });

export const address = style({ '@media': { [media.phone]: { fontSize: 24 } } });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  padding: 'clamp(24px, 3.6vw, 52px)',
  '@media': { [media.phone]: { gap: 6, padding: '14px 16px 8px' } },
});

/** Three lines, as specified. The whole text is in the listing. */
export const clamped = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: vars.color.harbor,
});

/** The width of the picture on the page. */
export const sizes = `${media.column} 92vw, 56vw`;
