import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { dockHeight, largeLetters, lowWindow, narrow, roomBelow, wide } from '../frame/measures.ts';
import { chosenByForce, desk, edgeByForce } from '../theme/desk.css.ts';

const { style, globalStyle } = layered(layers.remotes);

const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gap: '32px 44px',
  alignItems: 'start',
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 30 }),
});
export const stack = style({ display: 'grid', gap: 30, alignContent: 'start', minWidth: 0 });
/** On phones the photos come after all fields: this leads there. */
export const jump = style({
  display: 'none',
  ...onNarrow({
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifySelf: 'start',
    minHeight: 44,
    marginBlock: '-22px -24px',
    fontSize: 15.5,
    fontWeight: 500,
  }),
});
/** Below the page's title. */
export const first = style({ paddingTop: 12 });

export const field = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  minHeight: 48,
  borderBottom: `1px dotted ${vars.color.field}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'max(116px, 6em) minmax(0, 1fr)' },
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 8 },
  },
});
export const fieldNoted = style({ paddingBottom: 8 });
export const label = style({ color: vars.tone.quiet, fontSize: 15.5 });
export const control = style({
  width: 'calc(100% + 12px)',
  minWidth: 0,
  minHeight: 44,
  marginLeft: -12,
  padding: '0 12px',
  border: 0,
  borderRadius: 2,
  background: 'transparent',
  color: vars.tone.ink,
  font: `600 16px/1.4 ${vars.font.text}`,
  // Shows that a value is longer than its line, until the field is edited.
  textOverflow: 'ellipsis',
  transition: `background-color ${vars.time.color}`,
  selectors: {
    '&::placeholder': { color: vars.tone.quiet, fontWeight: 400, opacity: 1 },
    '&:hover': { background: vars.color.dune },
    '&:focus': { background: vars.color.sheet, outline: `3px solid ${vars.tone.focus}`, outlineOffset: 0 },
  },
});
/** Browsers indent the text of a select a little more. */
export const selectControl = style({ paddingInline: '8px 0' });
export const controlWrong = style({ boxShadow: `inset 0 0 0 2px ${vars.color.coral}` });
export const note = style({
  gridColumn: -2,
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  fontSize: 13.5,
  lineHeight: 1.45,
  color: vars.tone.quiet,
  overflowWrap: 'anywhere',
});
export const said = style({ paddingTop: 10 });
export const wrong = style({ color: vars.color.coral, fontWeight: 500, fontSize: 14.5 });

/** The status: a row of shapes and words, with the present one filled. */
export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.field}`,
  borderRadius: 2,
  '@media': {
    [largeLetters]: { gridAutoFlow: 'row' },
    print: { display: 'block', boxShadow: 'none' },
    [media.forced]: edgeByForce,
  },
});
export const segment = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  fontSize: 15,
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.color.duneDeep}` },
    '&[aria-pressed="true"]': { background: vars.color.navy, color: vars.color.paper, borderRadius: 2 },
  },
  '@media': {
    [largeLetters]: { selectors: { '& + &': { borderLeft: 0 } } },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': chosenByForce } },
    print: { selectors: { '&[aria-pressed="true"]': { background: 'none', color: vars.tone.ink } } },
  },
});

// In the filled one, the shape has the color of the paper.
globalStyle(`${segment}[aria-pressed="true"] *::before`, {
  '@media': { screen: { background: vars.color.paper, boxShadow: 'none' } },
});

export const kept = style({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  fontSize: 14,
  color: vars.tone.quiet,
});
export const keptSign = style({ color: vars.color.glassDeep });

export const dock = style({
  position: 'fixed',
  zIndex: 5,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.duneDeep}`,
  '@media': { [lowWindow]: { position: 'static' }, [wide]: { display: 'none' }, print: { display: 'none' } },
});

globalStyle(`:root:has(${dock})`, roomBelow(dockHeight));

/** Two buttons, with a note above them. */
export const dockOfTwo = style({ gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const acrossDock = style({ gridColumn: '1 / -1' });

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 12px',
  minHeight: 48,
  padding: '4px 4px 4px 14px',
  marginBottom: 18,
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
  borderLeft: `5px solid ${vars.color.glassDeep}`,
  fontSize: 15,
  lineHeight: 1.4,
});
export const noticeHint = style({ borderLeftColor: vars.color.brassDeep, marginTop: 10, marginBottom: 0 });
export const noticeWords = style({ flex: '1 1 200px', minWidth: 0, paddingBlock: 6, overflowWrap: 'anywhere' });
export const bare = style({ minHeight: 44, paddingInline: 12, fontSize: 15, fontWeight: 600 });

export const prose = style({ position: 'relative', marginTop: 14 });
const proseText = {
  display: 'block',
  width: '100%',
  minHeight: 150,
  padding: '12px 14px',
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  font: `400 16px/1.6 ${vars.font.text}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
} as const;
/** The same text behind the field, transparent except for its marks. */
export const proseMarks = style({
  ...proseText,
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  color: 'transparent',
  background: vars.color.sheet,
  borderColor: 'transparent',
});
export const proseField = style({
  ...proseText,
  position: 'relative',
  background: 'transparent',
  color: vars.tone.ink,
  resize: 'none',
  overflow: 'hidden',
  fieldSizing: 'content',
} as object);
export const steer = style({
  background: desk.badge.brass,
  textDecoration: `underline wavy ${vars.color.brassDeep} 1.5px`,
  textUnderlineOffset: 4,
});

export const more = style({ position: 'relative' });
export const moreList = style({
  position: 'absolute',
  zIndex: 7,
  right: 0,
  top: 'calc(100% + 4px)',
  minWidth: 220,
  paddingBlock: 6,
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}, ${vars.shadow.lift}`,
});
export const moreItem = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  paddingInline: 16,
  fontSize: 15.5,
  fontWeight: 500,
  textAlign: 'left',
  selectors: { '&:hover': { background: vars.color.dune }, '&:focus-visible': { outlineOffset: -3 } },
});
export const round = style({ display: 'grid', placeItems: 'center', width: 44, height: 44, flex: 'none' });

export const history = style({ fontSize: 15, lineHeight: 1.4 });
export const deed = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 12,
  padding: '8px 0',
  borderBottom: `1px dotted ${vars.color.field}`,
  overflowWrap: 'anywhere',
});
export const deedTime = style({ color: vars.tone.quiet });

export const versus = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) minmax(0, 1fr)',
  gap: '0 10px',
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '0 8px' }),
});
export const versusHead = style({
  padding: '0 0 8px',
  borderBottom: `1px solid ${vars.tone.edge}`,
  fontWeight: 600,
  fontSize: 15.5,
});
export const versusCorner = style(onNarrow({ display: 'none' }));
export const versusName = style({
  paddingTop: 16,
  color: vars.tone.quiet,
  ...onNarrow({ gridColumn: '1 / -1', color: vars.tone.ink, fontWeight: 600, paddingBottom: 4 }),
});
export const versusGroup = style({ display: 'contents', border: 0 });
export const pick = style({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  minHeight: 44,
  margin: '6px 0',
  padding: '10px 12px',
  borderRadius: 2,
  boxShadow: `inset 0 0 0 1px ${vars.color.field}`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
  selectors: {
    '&:has(:checked)': { background: vars.color.glassPale, boxShadow: `inset 0 0 0 2px ${vars.color.glassDeep}` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.tone.focus}`, outlineOffset: 2 },
  },
});
export const pickDot = style({ width: 20, height: 20, flex: 'none', margin: 1, accentColor: vars.color.glassDeep });
export const differs = style({ background: desk.badge.brass, color: desk.badge.brassInk, fontWeight: 600 });
export const versusEnd = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 10,
  paddingTop: 22,
  ...onNarrow({ flexDirection: 'column-reverse', alignItems: 'stretch' }),
});
