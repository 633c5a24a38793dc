import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, variants } = layered(layers.remotes);

export const header = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 10,
  // In view transitions, a moving picture stays below the header.
  viewTransitionName: 'site-header',
  // A fixed header would cover a part of each printed page.
  '@media': { [`print, ${media.low}`]: { position: 'absolute' } },
  // Only the opacity of the background is animated.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    opacity: 0,
    background: vars.color.sheet,
    boxShadow: vars.shadow.lift,
    transition: `opacity ${vars.time.dialog}`,
  },
});

const raised = { '::before': { opacity: 1 } };

/** The header before the page is scrolled. `raised` is the header of every scrolled page. */
export const variant = variants({
  clear: {},
  labels: {},
  solid: { '::before': { opacity: 1, boxShadow: `0 1px 0 ${vars.color.duneDeep}` } },
  raised,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s5,
  '@media': { [media.column]: { gap: 8, paddingRight: 8 } },
});

export const barVariant = variants({
  clear: { minHeight: 92, '@media': { [media.column]: { minHeight: 72 } } },
  labels: {
    alignItems: 'stretch',
    // At 1280 px both labels keep one line beside a scroll bar.
    gap: 8,
    minHeight: 76,
    '@media': { [media.column]: { minHeight: 68, paddingRight: 0 } },
  },
  solid: { minHeight: 80, '@media': { [media.column]: { minHeight: 72 } } },
  raised: { minHeight: 72 },
});

/** The names take a second line before the menu does. So much that the menu shrinks by no part of a pixel. */
export const brandPlace = style({ flexShrink: 1_000_000 });

/** A paper label that hangs from the top edge. */
const label = { display: 'flex', alignItems: 'center', background: vars.color.paper };

export const brandLabel = style({
  ...label,
  paddingInline: 22,
  marginLeft: -22,
  '@media': {
    [media.column]: { marginLeft: `calc(-1 * ${vars.space.gutter})`, padding: `0 16px 0 ${vars.space.gutter}` },
  },
});

export const menuLabel = style({
  ...label,
  padding: '0 16px 0 22px',
  marginRight: -22,
  '@media': { [media.column]: { marginRight: 0, padding: '0 4px' } },
});

export const menus = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(14px, 1.6vw, 24px)',
  // Buttons are useless on paper.
  '@media': { print: { display: 'none' } },
});

/** With links of parts, the menu must stay in one line. */
export const oneLine = style({ flexShrink: 0 });

export const wideMenu = style({ '@media': { [media.menu]: { display: 'none' } } });

export const contactButton = style({ '@media': { [media.column]: { display: 'none' } } });
