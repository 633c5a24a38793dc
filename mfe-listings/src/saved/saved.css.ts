import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const title = style({ marginBottom: vars.space.s3 });
export const lead = style({ marginBottom: vars.space.s6 });
/** `plain` is shown without scripts, `scripted` with them. */
export const plain = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** As high as the window, so that the footer stays below it, whatever comes. */
export const homes = style({
  minHeight: 'calc(100svh - 180px)',
  '@media': { '(scripting: none)': { minHeight: 0 }, print: { minHeight: 0 } },
});

export const gone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingLeft: vars.space.s4,
  borderLeft: `3px solid ${vars.color.glassDeep}`,
});

/** Above the link that covers the card. */
export const choice = style({ position: 'relative', zIndex: 3, alignSelf: 'start', marginTop: vars.space.s3 });
