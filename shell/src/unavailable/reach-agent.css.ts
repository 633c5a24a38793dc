import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const dialog = style({
  width: 'min(560px, calc(100% - 40px))',
  margin: 'auto',
  padding: 'clamp(24px, 3vw, 44px)',
  border: 'none',
  background: vars.color.paper,
  color: vars.color.navy,
  boxShadow: vars.shadow.dialog,
  '::backdrop': { background: 'rgb(16 41 63 / .68)' },
});

/** The place of a toast. */
export const toast = style({
  position: 'fixed',
  right: 20,
  bottom: 20,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: 'min(420px, calc(100% - 40px))',
  padding: '12px 16px',
  background: vars.color.navy,
  color: vars.color.sheet,
  vars: { [vars.tone.focus]: vars.color.sheet, [vars.tone.ink]: vars.color.sheet, [vars.tone.edge]: vars.color.sheet },
  '@media': { [media.column]: { top: 80, bottom: 'auto' } },
});

export const said = style({ flex: 1 });
