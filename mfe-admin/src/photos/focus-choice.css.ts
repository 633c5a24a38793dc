import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const choice = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ paddingBottom: 6, fontSize: 15, fontWeight: 600 });
export const ground = style({ display: 'grid', placeItems: 'center', background: vars.color.dune });
export const whole = style({ position: 'relative', display: 'block', cursor: 'crosshair', touchAction: 'none' });
export const image = style({ display: 'block', maxWidth: '100%', maxHeight: '38vh', userSelect: 'none' });
// On a picture, so the same by day and by night.
export const mark = style({
  position: 'absolute',
  width: 34,
  height: 34,
  margin: '-17px 0 0 -17px',
  border: '3px solid #fbf6eb',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px #10293f, inset 0 0 0 2px #10293f',
  pointerEvents: 'none',
});
export const theirs = style({
  border: '3px dashed #10293f',
  boxShadow: '0 0 0 2px #fbf6eb, inset 0 0 0 2px #fbf6eb',
});
export const changed = style({ margin: 0, paddingTop: 10, color: vars.color.coral, fontSize: 14.5, fontWeight: 500 });
export const below = style({ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start', paddingTop: 12 });
/** Beside the card while a thumb can still move them; else above it. */
export const sliders = style({ flex: '1 1 9em', display: 'grid', gap: 4, minWidth: 0 });
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 44,
  fontSize: 15,
});
export const track = style({ width: '100%', height: 44, accentColor: vars.color.glassDeep });
export const card = style({ margin: 0, width: 132, flex: 'none' });
export const cropped = style({ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', background: vars.color.dune });
export const caption = style({ paddingTop: 4, fontSize: 13.5, color: vars.tone.quiet, textAlign: 'center' });
