import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** A button beside the words of a notice. */
export const deed = style({
  minHeight: 44,
  paddingInline: 12,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: 4,
});
