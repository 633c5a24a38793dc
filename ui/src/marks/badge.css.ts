import { vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const badge = style({
  display: 'inline-block',
  font: `600 13px/24px ${vars.font.text}`,
  paddingInline: 9,
  borderRadius: 2,
  whiteSpace: 'nowrap',
});

export const badgeTone = variants({
  dune: { background: vars.color.dune, color: vars.color.harbor },
  glass: { background: vars.color.glassPale, color: '#1f5557' },
  brass: { background: '#f6e3c4', color: '#6d4a0e' },
  dusk: { background: '#e4e3ee', color: '#3b3f63' },
});

/** A count beside a word of a navigation. */
export const pip = style({
  display: 'inline-block',
  background: vars.color.brass,
  color: vars.color.navy,
  font: `600 13px/22px ${vars.font.text}`,
  minWidth: 22,
  borderRadius: 11,
  textAlign: 'center',
  paddingInline: 6,
  fontVariantNumeric: 'tabular-nums',
});

export const stat = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  '::before': { content: '""', width: 10, height: 10, flex: 'none' },
});

/** Each status has its own shape besides its color. */
export const statStatus = variants({
  active: { '::before': { borderRadius: '50%', background: vars.color.navy } },
  pending: { '::before': { borderRadius: '50%', boxShadow: `inset 0 0 0 2.5px ${vars.color.glassDeep}` } },
  sold: { '::before': { background: vars.color.coral } },
  rent: { '::before': { background: vars.color.glass, boxShadow: `inset 0 0 0 1.5px ${vars.color.glassDeep}` } },
});
