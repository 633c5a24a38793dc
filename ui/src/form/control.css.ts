import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='9'%3E%3Cpath d='M1 1l6 6 6-6' fill='none' stroke='%2310293f' stroke-width='1.8'/%3E%3C/svg%3E\")";

export const control = style({
  width: '100%',
  minHeight: 50,
  padding: '11px 14px',
  font: `400 17px/1.5 ${vars.font.text}`,
  color: vars.color.navy,
  background: vars.color.sheet,
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  transition: `border-color ${vars.time.color}`,
  selectors: {
    '&::placeholder': { color: vars.color.slate, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: vars.color.navy },
    '&[aria-invalid="true"]': { borderColor: vars.color.coral, borderWidth: 2, padding: '10.5px 13.5px' },
    '&:disabled': { background: vars.color.dune, color: vars.color.harbor },
  },
});

export const area = style({ minHeight: 76, resize: 'vertical' });

export const select = style({
  appearance: 'none',
  paddingRight: 44,
  backgroundImage: chevron,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 16px center',
  selectors: { '&[aria-invalid="true"]': { paddingRight: 44 } },
  // The browser's own arrow: the picture is navy on whichever ground.
  '@media': { [media.forced]: { appearance: 'auto', backgroundImage: 'none' } },
});

export const choice = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 44,
  fontSize: 16,
  cursor: 'pointer',
});

export const tick = style({ width: 22, height: 22, flex: 'none', margin: 0, accentColor: vars.color.navy });
