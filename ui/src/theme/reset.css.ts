import { layers, media } from '../contract.css.ts';
import { layered } from '../layered.ts';

const { globalStyle } = layered(layers.reset);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, table, fieldset, legend', {
  margin: 0,
  padding: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button', {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
});
globalStyle('input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('[hidden]', { display: 'none' });

// Only a script answers such a button. `!important`, as below.
globalStyle('button[type="button"]', { '@media': { '(scripting: none)': { display: 'none !important' } } });

// `!important` in the first layer wins over all later layers, so no other package has to think of reduced motion.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // However short, it would be one of every property of every element: what a script measures after a change was the old size.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
