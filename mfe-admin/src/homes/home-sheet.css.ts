import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const list = style({ marginTop: 14, borderTop: `1px solid ${vars.tone.edge}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 54,
  fontSize: 17,
  fontWeight: 500,
  borderBottom: `1px dotted ${vars.color.field}`,
});
