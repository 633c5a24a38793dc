import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from '../frame/measures.ts';
import { chosenByForce, desk, edgeByForce } from '../theme/desk.css.ts';

const { style, variants } = layered(layers.remotes);

/** A phone with large letters. */
const large = '(max-width: 17.5em)';

export const ways = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // Four beside each other would lie over one another.
  '@media': { [large]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' } },
});
export const look = variants({
  /** Each as wide as its words want: "Reopen" is longer than "Call". */
  boxes: { gap: 8, gridAutoColumns: 'auto' },
  /** Right-aligned, in columns of a quarter: a lead without a telephone has Done in the same place. */
  plain: {
    // The question after a call takes the whole line.
    selectors: { '&:not(:has(> fieldset))': { gridAutoColumns: 'minmax(0, 25%)', justifyContent: 'end' } },
    '@media': { [narrow]: { marginLeft: -6 } },
  },
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: 6,
  borderRadius: 2,
  font: `500 14px/1 ${vars.font.text}`,
  whiteSpace: 'nowrap',
  color: vars.tone.body,
  selectors: {
    [`${look.boxes} &`]: {
      minHeight: 48,
      font: `600 15px/1 ${vars.font.text}`,
      color: vars.tone.ink,
      boxShadow: `inset 0 0 0 1.5px ${vars.tone.edge}`,
    },
  },
  '@media': {
    [media.forced]: { selectors: { [`${look.boxes} &`]: edgeByForce } },
    '(max-width: 21.5em)': { gap: 4, paddingInline: 2 },
  },
});
/** The main action of the screen. */
export const main = style({
  selectors: { [`${look.boxes} &`]: { background: vars.color.brass, color: desk.onAct, boxShadow: 'none' } },
});

export const asked = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minWidth: 0,
  gridColumn: '1 / -1',
});
export const question = style({ float: 'left', paddingRight: 8, fontWeight: 600, lineHeight: '44px' });

export const replies = style({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minWidth: 0,
  // Room for focus rings, which would otherwise be clipped.
  padding: 4,
  margin: -4,
  '@media': { [large]: { flexWrap: 'wrap' } },
});
export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 7,
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  paddingInline: 14,
  borderRadius: 2,
  fontSize: 15,
  fontWeight: 500,
  color: vars.tone.body,
  boxShadow: `inset 0 0 0 1px ${vars.color.field}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"], &[aria-current="true"]': {
      background: vars.tone.ink,
      color: vars.tone.pressed,
      boxShadow: 'none',
      fontWeight: 600,
    },
  },
  '@media': {
    // Forced colors drop backgrounds and shadows, so the chosen chip gets system colors.
    [media.forced]: { ...edgeByForce, selectors: { '&[aria-pressed="true"], &[aria-current="true"]': chosenByForce } },
    // The time in the button takes two lines.
    [large]: { flexShrink: 1, whiteSpace: 'normal', textAlign: 'start' },
  },
});
