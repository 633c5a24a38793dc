import { vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

const { s1, s2, s3, s4, s5, s6, s7, s8 } = vars.space;

export const gap = variants({
  none: {},
  s1: { gap: s1 },
  s2: { gap: s2 },
  s3: { gap: s3 },
  s4: { gap: s4 },
  s5: { gap: s5 },
  s6: { gap: s6 },
  s7: { gap: s7 },
  s8: { gap: s8 },
});

export type Gap = keyof typeof gap;

export const stack = style({ display: 'flex', flexDirection: 'column' });
export const cluster = style({ display: 'flex', flexWrap: 'wrap' });

export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});

export const justify = variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
