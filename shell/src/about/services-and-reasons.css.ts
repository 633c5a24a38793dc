import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const item = style({
  paddingBlock: 14,
  color: vars.tone.body,
  borderBottom: `1px dotted ${vars.color.field}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${vars.tone.edge}` } },
});
