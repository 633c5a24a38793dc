import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const filters = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s4,
  flexWrap: 'wrap',
  marginBlock: 'clamp(28px, 3vw, 44px) 0',
  paddingBlock: vars.space.s3,
  borderBlock: `1px solid ${vars.color.rule}`,
  '@media': { [media.column]: { display: 'grid', gap: vars.space.s1 } },
});

export const tabs = style({
  display: 'flex',
  gap: vars.space.s1,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'auto 1fr auto' } },
});

export const tab = style({
  minHeight: 44,
  minWidth: 44,
  paddingInline: 18,
  fontWeight: 600,
  fontSize: 15.5,
  borderRadius: 2,
  transition: `background-color ${vars.time.color}, color ${vars.time.color}`,
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.navy, color: vars.color.paper },
    '&[aria-pressed="false"]:hover': { background: vars.color.dune },
  },
  '@media': { [media.column]: { paddingInline: vars.space.s3 } },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} 18px`,
  '@media': {
    [media.column]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='11' height='7'%3E%3Cpath d='M1 1l4.5 4.5L10 1' fill='none' stroke='%2310293f' stroke-width='1.6'/%3E%3C/svg%3E")`;

export const select = style({
  appearance: 'none',
  // As wide as the choice, where browsers can; the widest option elsewhere.
  fieldSizing: 'content',
  minHeight: 44,
  maxWidth: 190,
  paddingRight: 18,
  fontSize: 15.5,
  fontWeight: 500,
  textOverflow: 'ellipsis',
  background: `transparent ${chevron} no-repeat right center`,
  border: 0,
  borderRadius: 2,
  cursor: 'pointer',
  '@media': {
    [media.column]: { width: '100%', maxWidth: 'none' },
    [media.forced]: { appearance: 'auto' },
  },
});

export const section = style({ marginTop: vars.space.s8, '@media': { [media.column]: { marginTop: vars.space.s7 } } });
