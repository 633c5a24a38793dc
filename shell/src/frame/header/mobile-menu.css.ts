import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { breakpoint } from 'ui/tokens';

const { style } = layered(layers.remotes);

const aboveMenu = `(min-width: ${breakpoint.menu + 0.02}px)`;

export const toggle = style({ '@media': { [aboveMenu]: { display: 'none' } } });

/** Hangs below the header and clips what slides up under it. */
export const window = style({
  position: 'absolute',
  inset: '100% 0 auto',
  clipPath: 'inset(0 0 -100vh)',
  '@media': { [aboveMenu]: { display: 'none' } },
});

/** Stays at the lower edge while the menu is scrolled. */
export const handle = style({
  bottom: `calc(-1 * ${vars.space.s5})`,
  marginTop: `calc(-1 * ${vars.space.s3})`,
  marginBottom: `calc(-1 * ${vars.space.s5})`,
  background: vars.color.sheet,
});

export const menu = style({
  display: 'grid',
  gap: vars.space.s4,
  maxHeight: 'calc(100dvh - 72px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The handle's height: what the keyboard reaches is not left under it.
  scrollPaddingBottom: 28,
  padding: `${vars.space.s2} ${vars.space.gutter} ${vars.space.s5}`,
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.duneDeep}`,
  boxShadow: vars.shadow.lift,
  '@media': { [aboveMenu]: { display: 'none' }, [media.forced]: { border: '1px solid' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  borderBottom: `1px solid ${vars.color.duneDeep}`,
  fontFamily: vars.font.display,
  fontSize: 23,
  letterSpacing: '-.01em',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current="page"]': { boxShadow: `inset 0 -2px 0 ${vars.color.brass}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const areas = style({});

export const chevron = style({
  transition: `transform ${vars.time.color}`,
  selectors: { [`${areas}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const areaList = style({
  columnCount: 2,
  columnGap: vars.space.s2,
  paddingBlock: vars.space.s2,
  borderBottom: `1px solid ${vars.color.duneDeep}`,
});

export const areaLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  breakInside: 'avoid',
  // The longest name of a town fits on one line of half a phone's width, even with wide letters.
  fontSize: 14.5,
  fontWeight: 500,
  lineHeight: 1.25,
  '@media': { '(min-width: 360px)': { whiteSpace: 'nowrap' } },
  selectors: { '&:focus-visible': { outlineOffset: -3 }, '&[aria-current="page"]': { fontWeight: 700 } },
});
