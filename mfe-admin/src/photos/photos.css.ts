import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { desk, edgeByForce } from '../theme/desk.css.ts';

const { style } = layered(layers.remotes);

export const ground = style({ paddingTop: 14 });
/** While files are dragged over it. */
export const over = style({
  background: vars.color.glassPale,
  outline: `2px dashed ${vars.color.glassDeep}`,
  outlineOffset: 6,
});

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 10 });

export const tile = style({ position: 'relative', aspectRatio: '4 / 3', background: vars.color.dune, minWidth: 0 });
export const coverTile = style({ gridColumn: 'span 2', gridRow: 'span 2', alignSelf: 'stretch' });
export const wideTile = style({ gridColumn: '1 / -1', aspectRatio: 'auto', minHeight: 96 });
export const lifted = style({
  zIndex: 3,
  outline: `3px solid ${vars.tone.focus}`,
  outlineOffset: 2,
  boxShadow: vars.shadow.lift,
  rotate: '-1.5deg',
});
export const target = style({ outline: `3px dashed ${vars.color.glassDeep}`, outlineOffset: 2 });

export const handle = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
  userSelect: 'none',
} as object);
/** Takes no part in the tile's size, so that a photo taken upright does not stretch it. */
export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const pale = style({ opacity: 0.45 });

// On a picture, so the same by day and by night.
export const number = style({
  position: 'absolute',
  pointerEvents: 'none',
  left: 0,
  top: 0,
  minWidth: 24,
  paddingInline: 6,
  background: '#fbf6eb',
  color: '#10293f',
  font: `600 13px/24px ${vars.font.text}`,
  textAlign: 'center',
});
export const ribbon = style({
  position: 'absolute',
  pointerEvents: 'none',
  left: 0,
  top: 8,
  padding: '0 17px 0 11px',
  background: '#10293f',
  color: '#fbf6eb',
  font: `600 13px/26px ${vars.font.text}`,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 8px) 50%, 100% 100%, 0 100%)',
});
export const missing = style({
  position: 'absolute',
  pointerEvents: 'none',
  inset: 'auto 0 0 0',
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  padding: '5px 8px',
  background: 'rgb(16 41 63 / .88)',
  color: '#fbf6eb',
  font: `500 13px/1.3 ${vars.font.text}`,
});

export const percent = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  font: `500 20px/1 ${vars.font.display}`,
  color: vars.tone.ink,
});
export const bar = style({
  position: 'absolute',
  insetInline: 8,
  bottom: 9,
  height: 5,
  background: vars.color.duneDeep,
});
export const barDone = style({ display: 'block', height: '100%', background: vars.color.glassDeep });

export const stop = style({
  position: 'absolute',
  right: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: vars.tone.ink,
});

export const failedTile = style({
  background: desk.urgentPale,
  boxShadow: `inset 0 0 0 2px ${vars.color.coral}`,
  color: vars.color.coral,
});
export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  width: '100%',
  height: '100%',
  padding: 4,
  overflow: 'hidden',
  font: `600 13.5px/1.3 ${vars.font.text}`,
  textAlign: 'center',
});
/** Its words keep clear of the button that forgets it. */
export const wideFailure = style({
  height: 'auto',
  minHeight: 'inherit',
  padding: '12px 48px',
  overflowWrap: 'anywhere',
});
export const fileName = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
export const refusal = style({
  padding: '12px 48px 12px 14px',
  fontSize: 14.5,
  fontWeight: 500,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const add = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  width: '100%',
  height: '100%',
  minHeight: 'inherit',
  background: vars.color.paper,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.field}`,
  font: `600 14px/1.2 ${vars.font.text}`,
  '@media': { [media.forced]: edgeByForce },
});
export const plus = style({ fontSize: 22, lineHeight: 1 });
export const picker = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const hint = style({ paddingTop: 10, fontSize: 13.5, lineHeight: 1.45, color: vars.tone.quiet });

export const large = style({ width: '100%', maxHeight: '46vh', objectFit: 'contain', background: vars.color.dune });
export const deeds = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 10 });
