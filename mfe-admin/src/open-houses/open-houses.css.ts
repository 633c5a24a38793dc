import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { inPairs } from '../frame/measures.ts';

const { style } = layered(layers.remotes);

export const note = style({ padding: '12px 0', color: vars.tone.quiet });
export const list = style({ paddingBottom: 14 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  borderBottom: `1px dotted ${vars.color.field}`,
  fontSize: 15.5,
});
export const remove = style({ display: 'grid', placeItems: 'center', flex: 'none', width: 44, height: 44 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: inPairs,
  gap: 12,
  minWidth: 0,
});
/** The two times stay on one line where it is wide enough for both. */
export const hours = style({ display: 'inline-block' });
