import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const list = style({ width: '100%', fontSize: 15 });
export const mail = style({
  display: 'grid',
  gap: 2,
  padding: '8px 0',
  borderTop: `1px dotted ${vars.color.field}`,
  overflowWrap: 'anywhere',
});
export const why = style({ color: vars.tone.quiet });
export const lead = style({ justifySelf: 'start', minHeight: 32, fontWeight: 600, color: vars.tone.ink });
