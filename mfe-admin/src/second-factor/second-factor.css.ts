import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const few = style({ display: 'block', fontSize: 14, fontWeight: 600, color: vars.color.brassDeep });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Dark on white by day and by night, so that cameras can read it. */
export const qr = style({ width: 208, maxWidth: '100%', height: 'auto', background: '#fff' });
export const secret = style({ overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace', fontSize: 15 });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '6px 24px',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 16,
});
