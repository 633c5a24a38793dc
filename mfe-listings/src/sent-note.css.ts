import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Looks like the outcome of a form. */
export const sent = style({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  padding: '12px 16px',
  fontWeight: 500,
  color: vars.color.navy,
  background: vars.color.sheet,
  borderLeft: `5px solid ${vars.color.glassDeep}`,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
  // The height of a toast of four lines, with the space around it.
  scrollMarginBottom: 180,
});
