/** What the shell alone emits: the reset, the values behind the contract, the fonts and the bare elements. */
import '../fonts/faces.css';
import '../fonts/generated/fallbacks.css';
import './reset.css.ts';
import './values.css.ts';
import './elements.css.ts';

export { fontFiles } from './font-files.ts';
