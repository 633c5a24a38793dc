import { layers } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

const WIDTH = 76;

export const portrait = style({ width: WIDTH, flex: 'none' });

/** The width of the portrait on the page. */
export const sizes = `${WIDTH}px`;
