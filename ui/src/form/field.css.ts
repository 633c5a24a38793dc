import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

export const field = style({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });
export const label = style({ fontWeight: 600, fontSize: 15.5 });
export const note = style({ fontWeight: 400, color: vars.tone.quiet });
export const hint = style({ color: vars.tone.quiet, fontSize: 14.5 });

export const error = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  color: vars.color.coral,
  fontSize: 15,
  fontWeight: 500,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '18px 20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 } },
});

/** Two unequal columns, on phones too: a city and its ZIP code. */
export const uneven = style({
  '@media': { [media.phone]: { gridTemplateColumns: '1.6fr 1fr' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const fieldset = style({ display: 'grid', gap: 12, gridColumn: '1 / -1' });
export const legend = style({ fontWeight: 600, fontSize: 15.5, paddingBottom: 8 });

export const alert = style({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  padding: '12px 16px',
  fontWeight: 500,
  color: vars.color.coral,
  background: vars.color.sheet,
  borderLeft: `5px solid ${vars.color.coral}`,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
});
