import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { threeColumns } from '../form/three-columns.ts';

const { style, globalStyle } = layered(layers.remotes);

export const way = style({ display: 'grid', gap: 8, selectors: { '&[hidden]': { display: 'none' } } });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 8,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const parts = style({ display: 'grid', gridTemplateColumns: threeColumns, gap: 8 });

export const chip = style({ position: 'relative' });

// Five fit on a phone. The exact fields offer any day.
globalStyle(`${days} > ${chip}:nth-child(n + 6)`, { '@media': { [media.phone]: { display: 'none' } } });

/** Covers its label, so that it is pressed, focused and announced as an input. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 54,
  padding: '4px 2px',
  fontSize: 15,
  lineHeight: 1.25,
  color: vars.color.harbor,
  background: vars.color.sheet,
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
});

export const day = style({
  fontFamily: vars.font.display,
  fontSize: 23,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums',
  color: vars.color.navy,
});

export const part = style({ fontWeight: 600, color: vars.color.navy });

globalStyle(`${input}:checked + ${words}`, {
  color: vars.color.duneDeep,
  background: vars.color.navy,
  borderColor: vars.color.navy,
});
globalStyle(`${input}:checked + ${words} > *`, { color: vars.color.paper });
globalStyle(`${input}:disabled + ${words}`, { color: vars.color.slate, background: vars.color.dune });
globalStyle(`${input}:disabled + ${words} > *`, { color: vars.color.slate });
globalStyle(`${input}:focus-visible + ${words}`, { outline: `3px solid ${vars.color.glassDeep}`, outlineOffset: 2 });
globalStyle(`${input}:checked + ${words}`, {
  '@media': { [media.forced]: { outline: '3px solid Highlight', outlineOffset: -4 } },
});
