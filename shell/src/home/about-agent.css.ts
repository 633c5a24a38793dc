import { layers, media } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Wide on a phone, where the words stand under it. */
export const picture = style({ '@media': { [media.phone]: { aspectRatio: '5 / 4' } } });

/** How wide the picture stands on the page. */
export const sizes = `${media.phone} calc(100vw - 56px), 44vw`;
