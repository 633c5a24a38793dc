import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { folds } from '../folds.ts';

const { style } = layered(layers.remotes);

/** Wide on a phone, where the words stand under it. */
export const picture = style({ '@media': { [media.phone]: { aspectRatio: '3 / 2' } } });

/** How wide the picture stands on the page. */
export const sizes = `${media.phone} calc(100vw - 56px), 44vw`;

/** What follows the first words opens at a press on a phone; everywhere else, and without scripts, it stands open. */
export const more = style({
  '@media': { [folds]: { selectors: { '&[data-folded]': { display: 'none' } } } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s6 });

export const readOn = style({ display: 'none', '@media': { [folds]: { display: 'inline-flex' } } });
