import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { atMostLines, gutter, lowWindow, narrow, railWidth, tabBarHeight, topBarHeight, wide } from './measures.ts';

const { style, globalStyle } = layered(layers.remotes);

const onNarrow = (rule: object, print: object = {}, low: object = {}) => ({
  '@media': { [narrow]: rule, print, [lowWindow]: low },
});

export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${railWidth}px minmax(0, 1fr)`,
  minHeight: '100vh',
  fontSize: 16,
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
  ...onNarrow({ display: 'block' }),
});

// The bars cover nothing that gets the focus. In a low window they do not stay in it.
globalStyle(`:root:has(${frame})`, {
  ...onNarrow(
    { scrollPaddingTop: topBarHeight + 16, scrollPaddingBottom: tabBarHeight + 16 },
    {},
    { scrollPadding: 8 },
  ),
});

/** Gets the focus of a press outside of all controls. Otherwise `main` would get it and pass it on to its heading. */
export const column = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });

export const content = style({
  maxWidth: 1312,
  padding: `0 ${gutter} 48px`,
  ...onNarrow(
    { paddingTop: 6, paddingBottom: `calc(${tabBarHeight + 32}px + env(safe-area-inset-bottom))` },
    { paddingBottom: 0 },
  ),
});
/** On a phone what is said at the bottom stands one above the other. It lets presses through beside its words. */
export const notices = style({
  display: 'contents',
  ...onNarrow(
    {
      position: 'fixed',
      zIndex: 8,
      inset: 'auto 12px calc(12px + var(--room-below, 0px) + var(--preview-room, 0px))',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 8,
      pointerEvents: 'none',
    },
    {},
    { bottom: 'calc(12px + var(--preview-room, 0px) + env(safe-area-inset-bottom))' },
  ),
});
/** The page has its own layout, from edge to edge. */
export const bare = style({ padding: 0, maxWidth: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 24,
  maxWidth: 1312,
  padding: `30px ${gutter} 20px`,
  ...onNarrow(
    {
      position: 'sticky',
      top: 0,
      zIndex: 4,
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 4,
      minHeight: topBarHeight,
      maxWidth: 'none',
      padding: '4px 8px 4px 20px',
      background: vars.color.paper,
    },
    { position: 'static', padding: '4px 20px 14px' },
    { position: 'static' },
  ),
});
/** For a page below another one: the bar has a line, and its title is smaller. */
export const headBelow = style(onNarrow({ paddingLeft: 4, borderBottom: `1px solid ${vars.color.duneDeep}` }));
/** Hidden on wide screens, where the page has its own heading. */
export const headOfBar = style({ '@media': { [wide]: { display: 'none' } } });

/** What does not fit beside the longest word of a title, in large letters, stands below it. */
export const titles = style({ flex: 1, minWidth: 0, ...onNarrow({ minWidth: 'min(6.5em, 100% - 52px)' }) });

const { '@media': paper, ...clamped } = atMostLines(3);
export const title = style({
  fontFamily: vars.font.display,
  lineHeight: 1.06,
  letterSpacing: '-.018em',
  fontSize: 'clamp(30px, 3.3vw, 42px)',
  overflowWrap: 'anywhere',
  // The longest title has room beside Find, however large the letters.
  ...onNarrow({ fontSize: 'min(28px, 12.5vw)', lineHeight: 1.2, ...clamped }, { ...paper.print, fontSize: 28 }),
});
export const titleBelow = style(onNarrow({ fontSize: 20, fontWeight: 500, letterSpacing: '-.01em' }));

export const aside = style({
  paddingTop: 6,
  color: vars.tone.quiet,
  ...onNarrow({ display: 'none' }, { display: 'block' }),
});

export const backWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  margin: '-12px 0 -4px',
  color: vars.tone.quiet,
  fontSize: 15,
  fontWeight: 500,
  ...onNarrow({ display: 'none' }),
});
export const round = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flex: 'none',
  '@media': { [wide]: { display: 'none' } },
});

export const actions = style({ display: 'flex', gap: 10, alignItems: 'center', flexWrap: 'wrap', flex: 'none' });
export const onlyWide = style(onNarrow({ display: 'none' }));
export const onlyNarrow = style({ '@media': { [wide]: { display: 'none' } } });
