import { vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const panel = style({ boxShadow: `0 0 0 1px ${vars.color.duneDeep}` });
export const glassEdge = style({ boxShadow: `0 0 0 1px ${vars.color.glassEdge}` });

export const inset = variants({
  none: {},
  snug: { padding: 'clamp(22px, 2.4vw, 34px)' },
  roomy: { padding: 'clamp(28px, 5vw, 72px)' },
});
