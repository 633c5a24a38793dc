import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Under the see-through header. */
export const opening = style({
  paddingBlock: `clamp(132px, 13vw, 180px) ${vars.space.s9}`,
  background: vars.color.dune,
  '@media': { [media.column]: { paddingBlock: `112px ${vars.space.s8}` } },
});
