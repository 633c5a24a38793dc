import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

export const field = style({
  display: 'grid',
  gap: 8,
  padding: '14px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
});
// A note of the form. In other fields it stands under the value.
globalStyle(`${field} > p`, { gridColumn: 1 });
/** A legend is placed above the padding of its group. */
export const legend = style({ paddingTop: 14 });
const ground = { background: vars.color.dune, color: vars.tone.quiet };
export const shown = {
  portrait: style({ ...ground, width: 132, aspectRatio: '4 / 5', objectFit: 'cover', objectPosition: '50% 30%' }),
  /** Shown whole: a cropped plan is useless. */
  plan: style({ ...ground, display: 'block', maxWidth: '100%', maxHeight: 320, objectFit: 'contain' }),
};
export const uploads = style({
  display: 'grid',
  maxWidth: 320,
  gap: 10,
  selectors: { '&:empty': { display: 'none' } },
});
export const choices = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});
/** Only its label is visible. */
export const picker = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 });
/** Shows the focus of the hidden picker. */
export const choose = style({
  selectors: { [`${picker}:focus-visible + &`]: { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 2 } },
});
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  selectors: { '&:empty': { display: 'none' } },
});
