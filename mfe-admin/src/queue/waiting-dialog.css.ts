import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const list = style({ display: 'grid' });
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.duneDeep}`,
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.45 });
export const preview = style({ width: 72, height: 54, objectFit: 'cover', background: vars.color.dune });
export const problem = style({ paddingBlock: 6, color: vars.color.coral, fontWeight: 500 });
