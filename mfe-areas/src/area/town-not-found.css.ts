import { layers, media } from 'ui/contract';
import { layered, notFoundRules } from 'ui/style';

const { style } = layered(layers.remotes);

export const page = style(notFoundRules.page);
export const picture = style(notFoundRules.picture);
export const words = style(notFoundRules.words);
export const title = style(notFoundRules.title);
export const text = style(notFoundRules.text);
export const actions = style(notFoundRules.actions);

/** On phones the drawing is cropped to an upright shape; this is its full width at that height. */
export const sizes = `${media.column} 604px, 100vw`;
