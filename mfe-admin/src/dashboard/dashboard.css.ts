import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const page = style({ minHeight: '100svh', background: vars.color.dune });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: 64,
  paddingInline: 'clamp(16px, 2.2vw, 28px)',
  background: vars.color.sheet,
  borderBottom: `1px solid ${vars.color.duneDeep}`,
});

export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s3}`,
  minHeight: 44,
  fontFamily: vars.font.display,
  fontSize: 19,
  fontWeight: 500,
});
export const agent = style({ '@media': { [media.phone]: { display: 'none' } } });

export const content = style({
  display: 'grid',
  gap: 'clamp(16px, 2.2vw, 28px)',
  maxWidth: 1500,
  marginInline: 'auto',
  padding: 'clamp(16px, 2.2vw, 28px)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  padding: '20px 22px 14px',
});

export const message = style({ padding: '8px 22px 24px' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const firstAndLast = {
  '&:first-child': { paddingLeft: 22 },
  '&:last-child': { paddingRight: 22, textAlign: 'right' },
} as const;
const small = {
  '&:first-child': { paddingLeft: 14 },
  '&:last-child': { paddingRight: 14, textAlign: 'right' },
} as const;

const base = {
  padding: '11px 14px 11px 0',
  textAlign: 'left',
  borderBottom: `1px solid ${vars.color.dune}`,
  overflowWrap: 'anywhere',
  selectors: firstAndLast,
} as const;

export const cell = style({ ...base, '@media': { [media.column]: { selectors: small } } });
export const wideCell = style({ ...base, '@media': { [media.column]: { display: 'none' } } });
export const headCell = style({
  ...base,
  fontSize: 14,
  color: vars.color.slate,
  borderBottomColor: vars.color.navy,
  '@media': { [media.column]: { selectors: small } },
});

export const cover = style({ width: 76 });
