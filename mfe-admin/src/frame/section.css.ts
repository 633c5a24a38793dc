import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const section = style({ minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  paddingBottom: 10,
  borderBottom: `1px solid ${vars.tone.edge}`,
  flexWrap: 'wrap',
});
/** Breaks before the text opposite to it takes a line of its own, as in large letters. */
export const title = style({ flex: '1 1 min-content' });
export const aside = style({ fontSize: 15, color: vars.tone.quiet });
