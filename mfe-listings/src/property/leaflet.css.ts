import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const leaflet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gridColumn: '1 / -1',
      order: 30,
      gap: vars.space.s4,
      alignItems: 'center',
      breakInside: 'avoid',
      marginTop: vars.space.s6,
      padding: vars.space.s5,
      background: vars.color.dune,
    },
  },
});
export const whom = style({ display: 'grid', minWidth: 0 });
export const name = style({ font: `500 22px/1.25 ${vars.font.display}` });
/** A long path must not push the code off the paper. */
export const path = style({ marginTop: 6, overflowWrap: 'anywhere' });
export const code = style({ width: 140, height: 140, padding: 8, background: vars.color.sheet });
export const law = style({ gridColumn: '1 / -1', fontSize: 12, lineHeight: 1.4 });
