import { arriving } from '../arrive.css.ts';
import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const ribbon = style({
  display: 'inline-block',
  font: `600 ${vars.size.note}/30px ${vars.font.text}`,
  padding: '0 22px 0 16px',
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 9px) 50%, 100% 100%, 0 100%)',
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { clipPath: 'none', border: '1px solid' } },
});

/** Hangs over the left edge of its picture. */
export const hung = style({ ...arriving('translateX(-10px)'), position: 'absolute', left: -6, top: 18, zIndex: 1 });

export const status = variants({
  active: { background: vars.color.navy, color: vars.color.paper },
  pending: { background: vars.color.glassDeep, color: vars.color.paper },
  sold: { background: vars.color.coral, color: vars.color.paper },
  rent: { background: vars.color.glass, color: vars.color.navy },
});
