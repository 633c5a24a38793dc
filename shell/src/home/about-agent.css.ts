import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { folds } from '../folds.ts';

const { style } = layered(layers.remotes);

/** Wide on a phone, where the words are below it. */
export const picture = style({ '@media': { [media.phone]: { aspectRatio: '3 / 2' } } });

/** The width of the picture on the page. */
export const sizes = `${media.phone} calc(100vw - 56px), 44vw`;

/** On a phone, a press shows what follows the first words. Elsewhere, and without scripts, all is visible. */
export const more = style({
  '@media': { [folds]: { selectors: { '&[data-folded]': { display: 'none' } } } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s6 });

export const readOn = style({ display: 'none', '@media': { [folds]: { display: 'inline-flex' } } });
