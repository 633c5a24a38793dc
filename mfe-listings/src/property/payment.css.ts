import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

export const payment = style({ '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } });
export const ask = style({ marginTop: vars.space.s4 });

export const sum = style({
  marginBlock: `${vars.space.s3} ${vars.space.s4}`,
  font: `400 clamp(38px, 3.6vw, 52px)/1 ${vars.font.display}`,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const month = style({ fontSize: 17, letterSpacing: 0, fontFamily: vars.font.text });

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `0 ${vars.space.s4}`,
  fontSize: 16,
  marginBottom: vars.space.s2,
});
globalStyle(`${slider} output`, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${slider} input`, { gridColumn: '1 / -1', width: '100%', height: 44, accentColor: vars.color.navy });

export const leftOut = style({ marginTop: vars.space.s4 });
