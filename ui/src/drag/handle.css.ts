import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

/** A strip for the finger with a short bar in it. */
export const handle = style({
  position: 'sticky',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  height: 28,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '::before': { content: '""', width: 36, height: 4, background: vars.color.field },
  '@media': { [media.forced]: { '::before': { background: 'CanvasText' } } },
});
