import { layers } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

const WIDTH = 76;

export const portrait = style({ width: WIDTH, flex: 'none' });

/** How wide it stands on the page. */
export const sizes = `${WIDTH}px`;
