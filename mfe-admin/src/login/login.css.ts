import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  padding: vars.space.gutter,
  background: vars.color.paper,
});

export const card = style({ width: 'min(440px, 100%)' });
