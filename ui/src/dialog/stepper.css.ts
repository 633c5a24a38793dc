import { vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

export const stepper = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  paddingBottom: 12,
  fontSize: vars.size.small,
  color: vars.tone.quiet,
});

export const bar = style({ width: 34, height: 4, background: vars.color.duneDeep });
export const barDone = style({ background: vars.color.brassDeep });
