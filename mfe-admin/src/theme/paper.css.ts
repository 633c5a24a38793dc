/**
 * The admin pages on paper: what a page says, and nothing to press. Paper has the arrangement of a narrow window (`narrow`
 * in frame/measures.ts), in which one record stands alone and nothing scrolls within the page.
 */
import { layers } from 'ui/contract';
import { layered } from 'ui/style';
import { ground } from './desk.css.ts';

const { style, globalStyle } = layered(layers.remotes);

const page = `:root:has(${ground})`;
const onPaper = (rule: object) => ({ '@media': { print: rule } });

/** Stays on the screen: what leads elsewhere, and what only asks. */
export const offPaper = style({});
/** A button whose words are told nowhere else. */
export const printed = style({});

const pressed = `button:not(:has(img), [aria-pressed="true"], .${printed})`;
const toasts = 'li[data-swipe-direction]';
globalStyle(`${page} :is(nav, search, ${pressed}, a[download], [type="file"], ${toasts}, .${offPaper})`, {
  ...onPaper({ display: 'none' }),
});

// Nothing is written in it, so its name says nothing, either. The attribute does not tell what was typed just now.
const untouched = ':not(:focus, :user-valid, :user-invalid)';
globalStyle(
  `${page} div:has(> label + :is([type="password"], input[value=""]${untouched}, textarea:empty${untouched}))`,
  onPaper({ display: 'none' }),
);

// What is folded lies open.
globalStyle(`${page} details::details-content`, onPaper({ contentVisibility: 'visible' }));
// A text is as high as it is long.
globalStyle(`${page} textarea`, onPaper({ fieldSizing: 'content', height: 'auto', resize: 'none' }));
globalStyle(`${page} :is(li, tr, dl > div)`, onPaper({ breakInside: 'avoid' }));
globalStyle(`${page} :is(h1, h2, h3)`, onPaper({ breakAfter: 'avoid' }));
