import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** The header lies over it, transparent. */
export const opening = style({
  paddingBlock: `clamp(132px, 13vw, 180px) ${vars.space.s9}`,
  background: vars.color.dune,
  '@media': { [media.column]: { paddingBlock: `112px ${vars.space.s8}` } },
});

/**
 * In the HTML, and so for screen readers and on phones, the words come first. Beside each other, the portrait is on the
 * left.
 */
export const words = style({ order: 1, '@media': { [media.phone]: { order: 0 } } });

/** Portrait and caption fit into the first screen of a desktop. */
export const portrait = style({ width: '100%', maxWidth: 480 });

/** The width of the picture on the page. */
export const sizes = `${media.phone} calc(100vw - 56px), 42vw`;
