/** The styling functions of this package's cascade layer. */
import { layers } from './contract.css.ts';
import { type Layered, layered } from './layered.ts';

const own: Layered = layered(layers.ui);
export const style: Layered['style'] = own.style;
export const variants: Layered['variants'] = own.variants;
export const globalStyle: Layered['globalStyle'] = own.globalStyle;
