import { vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const rule = style({ border: 0, margin: 0, width: '100%' });

export const look = variants({
  hair: { borderTop: `1px solid ${vars.tone.line}` },
  dotted: { borderTop: `1px dotted ${vars.color.field}` },
  strong: { borderTop: `2px solid ${vars.tone.edge}` },
  double: { borderTop: `3px double ${vars.tone.edge}` },
});
