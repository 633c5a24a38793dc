import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Under the see-through header. */
export const opening = style({
  paddingBlock: `clamp(132px, 13vw, 180px) ${vars.space.s9}`,
  background: vars.color.dune,
  '@media': { [media.column]: { paddingBlock: `112px ${vars.space.s8}` } },
});

/** Words come first where they are read out, and on a phone; beside each other, the portrait stands left. */
export const words = style({ order: 1, '@media': { [media.phone]: { order: 0 } } });

/** With its caption it ends within the first view of a desk. */
export const portrait = style({ width: '100%', maxWidth: 480 });

/** How wide the picture stands on the page. */
export const sizes = `${media.phone} calc(100vw - 56px), 42vw`;
