import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { chosenByForce, desk } from '../theme/desk.css.ts';
import { narrow, railWidth } from './measures.ts';

const { style } = layered(layers.remotes);

export const rail = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  width: railWidth,
  height: '100vh',
  overflowY: 'auto',
  padding: '20px 0 12px',
  background: desk.nav.ground,
  color: desk.nav.quiet,
  vars: { [vars.tone.focus]: desk.nav.mark },
  '@media': { [narrow]: { display: 'none' } },
});

export const mark = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  gap: 11,
  alignItems: 'center',
  padding: '0 16px 18px',
  color: desk.nav.ink,
  fontFamily: vars.font.display,
  fontSize: 15,
  lineHeight: 1.22,
});
export const markName = style({ display: 'block' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  paddingInline: 16,
  fontSize: 15.5,
  fontWeight: 500,
  transition: `background-color ${vars.time.color}, color ${vars.time.color}`,
  selectors: {
    '&:hover': { color: desk.nav.ink, background: 'rgb(251 246 235 / .05)' },
    '&[aria-current="page"]': {
      color: desk.nav.ink,
      background: 'rgb(251 246 235 / .08)',
      boxShadow: `inset 4px 0 0 ${desk.nav.mark}`,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current="page"]': chosenByForce } } },
});

export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  margin: '0 12px 12px',
  padding: '0 10px',
  border: `1px solid ${desk.nav.line}`,
  fontSize: 15,
  transition: `color ${vars.time.color}`,
  selectors: { '&:hover': { color: desk.nav.ink } },
});
export const findKey = style({
  marginLeft: 'auto',
  padding: '0 6px',
  border: `1px solid ${desk.nav.line}`,
  borderRadius: 2,
  font: `600 13px/20px ${vars.font.text}`,
});

export const separator = style({ margin: '10px 16px', borderTop: `1px solid ${desk.nav.line}` });
export const foot = style({ marginTop: 'auto', paddingTop: 16 });

export const count = style({
  marginLeft: 'auto',
  minWidth: 22,
  paddingInline: 6,
  borderRadius: 11,
  background: vars.color.brass,
  color: desk.onAct,
  font: `600 13px/22px ${vars.font.text}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
