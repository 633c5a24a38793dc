/** What only the shell emits: the reset, the values of the contract, the fonts and the styles of bare elements. */
import '../fonts/faces.css';
import '../fonts/generated/fallbacks.css';
import './reset.css.ts';
import './values.css.ts';
import './elements.css.ts';

export { fontFiles } from './font-files.ts';
