import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const title = style({ marginBottom: vars.space.s3 });
export const lead = style({ marginBottom: vars.space.s6 });
/** Without scripts the one is shown, with scripts the other. */
export const plain = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const gone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingLeft: vars.space.s4,
  borderLeft: `3px solid ${vars.color.glassDeep}`,
});

/** Over the link that covers the card. */
export const choice = style({ position: 'relative', zIndex: 3, alignSelf: 'start', marginTop: vars.space.s3 });
