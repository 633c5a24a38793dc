import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { gutter, largeLetters, lowWindow, narrow, roomBelow, tabBarHeight, wide } from '../frame/measures.ts';
import { bar } from '../frame/tab-bar.css.ts';
import { desk } from '../theme/desk.css.ts';

const { style, globalStyle } = layered(layers.remotes);

const columns = '60px minmax(180px, 1fr) minmax(96px, 150px) 104px minmax(120px, 230px) minmax(84px, 110px)';
const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });

export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 16,
  padding: '11px 0',
  borderTop: `3px double ${vars.tone.edge}`,
  borderBottom: `1px solid ${vars.tone.edge}`,
  font: `600 14.5px/1.2 ${vars.font.text}`,
  color: vars.tone.quiet,
  ...onNarrow({ height: 0, padding: 0, border: 0, borderTop: `1px solid ${vars.tone.edge}`, overflow: 'hidden' }),
});

/** As high as the window, so that what stands below the list comes with it. */
export const waiting = style({ minHeight: '100svh' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  gap: '0 16px',
  alignItems: 'center',
  minHeight: 58,
  paddingBlock: 7,
  borderBottom: `1px dotted ${vars.color.field}`,
  fontSize: 15.5,
  '@media': {
    // From edge to edge. The finger moves the card aside, and the actions behind it snap into place.
    [narrow]: {
      display: 'flex',
      alignItems: 'stretch',
      marginInline: `calc(-1 * ${gutter})`,
      padding: 0,
      border: 0,
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
    '(hover: hover)': {
      selectors: {
        '&:hover': {
          background: vars.color.dune,
          boxShadow: `-12px 0 0 ${vars.color.dune}, 12px 0 0 ${vars.color.dune}`,
        },
      },
    },
  },
});

/** On wide screens the row itself; on phones its visible part. */
export const card = style({
  display: 'contents',
  ...onNarrow({
    position: 'relative',
    flex: '0 0 100%',
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto auto',
    gap: '0 14px',
    alignItems: 'center',
    minHeight: 88,
    padding: `11px ${gutter}`,
    scrollSnapAlign: 'start',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: gutter,
        bottom: 0,
        borderBottom: `1px dotted ${vars.color.field}`,
      },
    },
  }),
});

export const swiped = style({
  display: 'none',
  ...onNarrow({ display: 'flex', flex: 'none', scrollSnapAlign: 'end' }),
});
export const swipe = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 6,
  width: 84,
  font: `600 14px/1 ${vars.font.text}`,
});
/** The same colors by night: paper on navy, as in the rail. */
export const swipeTo = {
  active: '',
  archived: '',
  pending: style({ background: desk.badge.glassInk, color: desk.badge.glass }),
  sold: style({ background: desk.nav.ground, color: desk.nav.ink }),
} as const;

/** All other actions, on phones. */
export const dots = style({
  display: 'none',
  ...onNarrow({
    position: 'absolute',
    zIndex: 1,
    top: 2,
    right: `calc(${gutter} - 12px)`,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
  }),
});

export const photo = style({
  width: 60,
  '@media': { [narrow]: { width: 72, gridRow: '1 / 4' }, [largeLetters]: { gridRow: '1 / 5' } },
});

export const name = style({ minWidth: 0, lineHeight: 1.3, ...onNarrow({ gridColumn: '2 / -1', paddingRight: 34 }) });
/** The link covers the whole row. */
export const link = style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  ...onNarrow({ display: 'block', fontSize: 16.5, textWrap: 'balance' }),
});
export const place = style({ display: 'block', color: vars.tone.quiet, fontSize: 15 });
export const placeHidden = style(onNarrow({ display: 'none' }));

export const price = style({
  fontFamily: vars.font.display,
  fontSize: 19,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  textAlign: 'right',
  paddingRight: 18,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: { gridColumn: 2, textAlign: 'left', fontSize: 18, padding: 0 },
    [largeLetters]: { gridColumn: '2 / -1' },
  },
});
export const priceHead = style({ textAlign: 'right', paddingRight: 18 });
export const status = style({
  fontSize: 15,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gridColumn: 3, fontSize: 14 }, [largeLetters]: { gridColumn: '2 / -1' } },
});
export const quiet = style({ color: vars.tone.quiet });
export const archived = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  color: vars.tone.quiet,
  selectors: {
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: '50%',
      border: `1.5px dashed ${vars.color.field}`,
    },
  },
});

export const need = style({ color: vars.color.brassDeep, fontWeight: 600, minWidth: 0 });
export const needCell = style({
  minWidth: 0,
  ...onNarrow({ gridColumn: '2 / -1', gridRow: 2, fontSize: 15, lineHeight: 1.4 }),
});
export const onlyWide = style(onNarrow({ display: 'none' }));
export const since = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  color: vars.tone.quiet,
  ...onNarrow({ display: 'none' }),
});

/** Replaces the last two columns while the pointer or the focus is in the row. */
export const actions = style({
  position: 'absolute',
  right: 0,
  display: 'none',
  alignItems: 'center',
  background: vars.color.dune,
  '@media': { [wide]: { selectors: { [`${row}:hover &, ${row}:focus-within &`]: { display: 'flex' } } } },
});
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 10,
  font: `600 14.5px/1 ${vars.font.text}`,
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationColor: vars.color.brass, textUnderlineOffset: 4 },
  },
});
globalStyle(`${row}:focus-within`, { background: vars.color.dune });

export const after = style({ paddingTop: 20 });
export const message = style({ padding: '28px 0' });

/** The main action, near the thumb. */
export const add = style({
  position: 'fixed',
  zIndex: 4,
  right: 16,
  bottom: `calc(${tabBarHeight + 14}px + env(safe-area-inset-bottom))`,
  boxShadow: vars.shadow.lift,
  color: desk.onAct,
  '@media': { [wide]: { display: 'none' }, [lowWindow]: { position: 'static' } },
});
globalStyle(`:root:has(${bar}):has(${add})`, roomBelow(tabBarHeight + 76));
/** Rare actions, below the daily ones. */
export const sheets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  paddingTop: 18,
  ...onNarrow({ paddingBottom: 64 }),
});
export const sheet = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: 15.5,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 4,
});
// The main action covers nothing that gets the focus (WCAG 2.4.11).
globalStyle(`${row} :is(a, button), ${sheet}`, {
  '@media': { [narrow]: { scrollMarginBottom: 64 }, [lowWindow]: { scrollMarginBottom: 0 } },
});
