import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const strip = style({
  display: 'block',
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  padding: '12px 20px',
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.duneDeep}`,
  textAlign: 'center',
});
