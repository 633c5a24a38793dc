import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { desk } from '../theme/desk.css.ts';

const { style } = layered(layers.remotes);

export const ring = style({ flex: 'none', fill: 'none' });

/** The color of the arc, or of the whole ring when overdue. */
export const tone = {
  calm: style({ color: vars.color.glassDeep }),
  soon: style({ color: vars.color.brassDeep }),
  late: style({ color: vars.color.coral }),
} satisfies Record<string, string>;

export const track = style({ stroke: vars.color.duneDeep });
export const left = style({ stroke: 'currentColor' });
export const over = style({ fill: desk.urgentPale, stroke: 'currentColor' });
export const tick = style({ stroke: vars.color.field });

const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;
export const figure = style({
  ...centred,
  fontFamily: vars.font.display,
  letterSpacing: '-.5px',
  fill: vars.tone.ink,
  selectors: { [`${tone.late} &`]: { fill: vars.color.coral, fontWeight: 500 } },
});
export const caption = style({ ...centred, fill: vars.tone.quiet });

export const answered = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.duneDeep}`,
  color: vars.color.glassDeep,
});
