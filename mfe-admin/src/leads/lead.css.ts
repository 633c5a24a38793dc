import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { dockHeight, narrow, roomBelow, tabBarHeight } from '../frame/measures.ts';
import { chosenByForce, edgeByForce } from '../theme/desk.css.ts';

const { style, globalStyle } = layered(layers.remotes);
const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });
const dotted = `1px dotted ${vars.color.field}`;
const hairline = `1px solid ${vars.tone.edge}`;

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
  maxWidth: 860,
  padding: '26px 36px 40px',
  ...onNarrow({ padding: '8px 20px 96px', gap: 16 }),
});
export const theirs = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const nothing = style({ padding: '36px 20px', color: vars.tone.body });

export const top = style({ display: 'flex', alignItems: 'center', gap: 20, ...onNarrow({ gap: 14 }) });
export const topWords = style({ minWidth: 0, color: vars.tone.body });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' });
export const name = style({
  font: `400 34px/1.1 ${vars.font.display}`,
  letterSpacing: '-.018em',
  color: vars.tone.ink,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
  ...onNarrow({ fontSize: 27 }),
});
/** Smaller, so that it leaves room for what was written. */
export const longName = style({ fontSize: 24, lineHeight: 1.2, ...onNarrow({ fontSize: 17, fontWeight: 500 }) });

/** Near the thumb on phones. */
export const ways = style({
  maxWidth: 560,
  ...onNarrow({
    position: 'fixed',
    zIndex: 5,
    left: 0,
    right: 0,
    bottom: 0,
    maxWidth: 'none',
    padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
    minHeight: tabBarHeight,
    background: vars.color.sheet,
    borderTop: `1px solid ${vars.color.duneDeep}`,
  }),
});

globalStyle(`:root:has(${ways})`, roomBelow(dockHeight));

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: 2,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.field}`,
  '@media': { print: { boxShadow: 'none' }, [media.forced]: edgeByForce },
});
export const radio = style({
  position: 'absolute',
  opacity: 0,
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'pointer',
});
/** Each as wide as its word needs, and what is left shared out; in large letters in two lines. */
export const segment = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  paddingInline: 8,
  fontSize: 15,
  fontWeight: 500,
  borderRadius: 2,
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.color.duneDeep}` },
    '&:has(:checked)': { background: vars.tone.ink, color: vars.tone.pressed, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 3 },
  },
  '@media': {
    [media.forced]: { selectors: { '&:has(:checked)': chosenByForce } },
    // Paper names the present one alone.
    print: {
      flex: 'none',
      minHeight: 0,
      padding: 0,
      border: 0,
      selectors: {
        '&:not(:has(:checked))': { display: 'none' },
        '&:has(:checked)': { background: 'none', color: vars.tone.ink },
      },
    },
  },
});

export const about = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  padding: 12,
  background: vars.color.dune,
  ...onNarrow({ marginInline: -20, padding: '10px 20px', gridTemplateColumns: '84px minmax(0, 1fr)' }),
});
export const aboutPicture = style({ position: 'relative', display: 'block', height: 66, overflow: 'hidden' });
export const aboutLine = style({ display: 'block', fontSize: 15, color: vars.tone.quiet });

export const section = style({
  paddingBottom: 10,
  borderBottom: hairline,
  font: `400 ${vars.size.heading}/1.18 ${vars.font.display}`,
  letterSpacing: '-.01em',
});

export const thread = style({});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '4px 18px',
  padding: '16px 0',
  borderBottom: dotted,
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});
export const moment = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: 14,
  lineHeight: 1.4,
  color: vars.tone.quiet,
  ...onNarrow({ flexDirection: 'row', gap: 6 }),
});
export const said = style({
  maxWidth: '30em',
  paddingTop: 6,
  font: `400 19px/1.5 ${vars.font.display}`,
  color: vars.tone.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const mine = style({ paddingLeft: 14, borderLeft: `3px solid ${vars.color.glassDeep}` });
export const answer = style({ maxWidth: '40em', paddingTop: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const state = style({
  display: 'flex',
  gap: 7,
  alignItems: 'center',
  paddingTop: 8,
  fontSize: 14,
  color: vars.tone.quiet,
});
export const stateBad = style({ color: vars.color.coral, fontWeight: 600 });

export const times = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 10 });
export const time = style({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 40px',
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '9px 0',
  borderBottom: dotted,
  fontSize: 15.5,
});
export const history = style({ display: 'grid', gap: 4, paddingTop: 12, fontSize: 14, color: vars.tone.quiet });

globalStyle(`${fact} dt`, { color: vars.tone.quiet });
globalStyle(`${fact} dd`, { minWidth: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' });
