import { media, vars } from '../contract.css.ts';
import { globalStyle, style } from '../ui-layer.ts';
import { inRail, railOf } from './rail.ts';

export const rail = style({ '@media': { [media.phone]: railOf('auto') } });

globalStyle(`${rail} > *`, {
  '@media': {
    [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'min(80vw, 300px)', gap: vars.space.s5 },
  },
});
globalStyle(`${rail} > * > *`, { '@media': { [media.phone]: inRail } });
