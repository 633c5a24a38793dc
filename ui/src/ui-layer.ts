/** The styling functions of this package's own layer. */
import { layers } from './contract.css.ts';
import { layered } from './layered.ts';

export const { style, variants, globalStyle } = layered(layers.ui);
