/** What the shell alone emits: the reset, the values behind the contract, the fonts and the bare elements. */
import './reset.css.ts';
import './values.css.ts';
import './fonts.css.ts';
import './elements.css.ts';

export { fontFiles } from './font-files.ts';
