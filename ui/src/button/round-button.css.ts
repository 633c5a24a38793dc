import { media, vars } from '../contract.css.ts';
import { style, variants } from '../ui-layer.ts';

export const round = style({
  width: 48,
  height: 48,
  flex: 'none',
  borderRadius: '50%',
  display: 'inline-grid',
  placeItems: 'center',
  transition: `background-color ${vars.time.color}, color ${vars.time.color}`,
  selectors: { '&:disabled': { opacity: 0.4, cursor: 'default' } },
  '@media': { [media.forced]: { border: '1px solid' } },
});

const onHover = (rule: object) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': rule } } },
});

export const look = variants({
  line: {
    boxShadow: `inset 0 0 0 1.5px ${vars.tone.edge}`,
    color: vars.tone.ink,
    ...onHover({ background: vars.tone.ink, color: vars.tone.pressed }),
  },
  sheet: {
    background: vars.color.sheet,
    color: vars.color.navy,
    ...onHover({ background: vars.color.navy, color: vars.color.paper }),
  },
  bare: { color: 'inherit', ...onHover({ background: 'rgb(16 41 63 / .08)' }) },
});
