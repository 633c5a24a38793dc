import { layers, media } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Square on a phone, where the words stand under it. */
export const picture = style({ '@media': { [media.phone]: { aspectRatio: '1 / 1' } } });
