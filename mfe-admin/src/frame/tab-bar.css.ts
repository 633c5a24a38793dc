import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { chosenByForce, desk } from '../theme/desk.css.ts';
import { lowWindow, roomBelow, tabBarHeight, wide } from './measures.ts';

const { style, globalStyle } = layered(layers.remotes);

export const bar = style({
  position: 'fixed',
  zIndex: 6,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  background: desk.nav.ground,
  color: desk.nav.quiet,
  borderTop: `1px solid ${desk.nav.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  vars: { [vars.tone.focus]: desk.nav.mark },
  '@media': { [lowWindow]: { position: 'static' }, [wide]: { display: 'none' } },
});

globalStyle(`:root:has(${bar})`, roomBelow(tabBarHeight));

export const item = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 5,
  minHeight: tabBarHeight,
  // Five entries share the width of the window, however large the font is.
  font: `500 min(13px, 4.1vw)/1 ${vars.font.text}`,
  selectors: {
    '&[aria-current="page"], &[aria-expanded="true"]': {
      color: desk.nav.ink,
      fontWeight: 600,
      boxShadow: `inset 0 3px 0 ${desk.nav.mark}`,
    },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current="page"], &[aria-expanded="true"]': chosenByForce } } },
});

/** The count, over the icon's upper right corner, and "99+" within its tab on the narrowest phone. */
export const count = style({
  position: 'absolute',
  left: 'min(50% + 5px, 100% - 34px)',
  top: 7,
  minWidth: 18,
  paddingInline: 4,
  borderRadius: 11,
  background: vars.color.brass,
  color: desk.onAct,
  boxShadow: `0 0 0 2px ${desk.nav.ground}`,
  // As the tab's own words, it follows the window where letters are large.
  font: `600 min(12px, 3.4vw)/1.5 ${vars.font.text}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const icon = style({ height: 20 });
