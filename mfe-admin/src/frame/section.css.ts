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
  // A phone in large letters has no room for both beside each other.
  '@media': { '(max-width: 17.5em)': { flexWrap: 'wrap' } },
});
export const aside = style({ fontSize: 15, color: vars.tone.quiet, whiteSpace: 'nowrap' });
