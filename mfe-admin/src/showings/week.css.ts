import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { chosenByForce, desk } from '../theme/desk.css.ts';

const { style, variants } = layered(layers.remotes);

/** Pixels: the height of an hour, of a day's head, and of the smallest block that can be read and pressed. */
export const HOUR = 54;
export const HEAD = 58;
export const LEAST = 44;

const hairline = `1px solid ${vars.color.duneDeep}`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: '46px repeat(7, minmax(0, 1fr))',
  borderTop: `3px double ${vars.tone.edge}`,
});
export const hours = style({ paddingTop: HEAD });
export const hour = style({
  display: 'block',
  height: HOUR,
  paddingTop: 4,
  fontSize: 13,
  lineHeight: 1,
  color: vars.tone.quiet,
});
export const day = style({ position: 'relative', minWidth: 0, borderLeft: hairline });
export const dayHead = style({
  height: HEAD,
  borderBottom: `1px solid ${vars.tone.edge}`,
  font: `600 14px/1.2 ${vars.font.text}`,
  color: vars.tone.quiet,
  selectors: {
    '&[aria-current]': { color: vars.tone.ink, boxShadow: `inset 0 -3px 0 ${vars.color.brass}` },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]': chosenByForce } } },
});
export const toDay = style({
  display: 'block',
  height: '100%',
  padding: '8px 6px 0',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const date = style({ display: 'block', font: `400 22px/1.1 ${vars.font.display}`, color: vars.tone.ink });
export const column = style({
  position: 'relative',
  background: `repeating-linear-gradient(to bottom, transparent 0 ${HOUR - 1}px, ${vars.color.duneDeep} ${HOUR - 1}px ${HOUR}px)`,
});
export const at = style({ position: 'absolute' });
/** With three lanes a line is cut off without an ellipsis, which would take the room of a letter. */
export const crowded = style({});

const firm = {
  background: desk.nav.ground,
  color: desk.nav.ink,
  '@media': { [media.forced]: { border: '2px solid' } },
};
/** The bar at the start of an open house is a shadow, which forced colors drop. */
const barByForce = { '@media': { [media.forced]: { border: 'solid', borderWidth: '1px 1px 1px 4px' } } };
const open = {
  background: desk.badge.brass,
  color: desk.badge.brassInk,
  border: `1.5px dashed ${vars.color.brassDeep}`,
  paddingBlock: 3.5,
};
const past = { background: vars.color.dune, color: vars.tone.body };
const quietly = { ...past, textDecoration: 'line-through' };

export const block = style({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: '5px 6px',
  borderRadius: 2,
  overflow: 'hidden',
  font: `500 13px/1.25 ${vars.font.text}`,
  textAlign: 'left',
  selectors: { [`${crowded} &`]: { paddingInline: 2 } },
});
export const look = variants({
  accepted: firm,
  proposed: open,
  asked: open,
  done: past,
  no_show: quietly,
  cancelled: quietly,
  more: {
    display: 'grid',
    placeItems: 'center',
    paddingInline: 0,
    fontWeight: 700,
    color: vars.tone.ink,
    boxShadow: `inset 0 0 0 1.5px ${vars.tone.edge}`,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  openHouse: {
    background: desk.badge.glass,
    color: desk.badge.glassInk,
    boxShadow: `inset 3px 0 0 ${vars.color.glassDeep}`,
    paddingLeft: 9,
    ...barByForce,
  },
});
export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${crowded} &`]: { textOverflow: 'clip' } },
});

export const nowLine = style({
  position: 'absolute',
  insetInline: 0,
  borderTop: `2px solid ${vars.color.coral}`,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    left: -5,
    top: -5,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: vars.color.coral,
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 18,
  paddingTop: 14,
  fontSize: 14,
  color: vars.tone.quiet,
});
export const legendItem = style({ display: 'inline-flex', gap: 8, alignItems: 'center' });
export const swatch = style({ width: 16, height: 12, borderRadius: 2 });
export const sample = variants({
  accepted: firm,
  asked: { background: desk.badge.brass, border: `1.5px dashed ${vars.color.brassDeep}` },
  openHouse: {
    background: desk.badge.glass,
    boxShadow: `inset 3px 0 0 ${vars.color.glassDeep}`,
    ...barByForce,
  },
});
