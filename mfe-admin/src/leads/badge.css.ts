import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { desk } from '../theme/desk.css.ts';

const { style, variants } = layered(layers.remotes);
const { badge: colors } = desk;

export const badge = style({
  display: 'inline-block',
  flex: 'none',
  paddingInline: 9,
  borderRadius: 2,
  font: `600 13px/24px ${vars.font.text}`,
  whiteSpace: 'nowrap',
});

const dune = { background: colors.dune, color: colors.duneInk };
export const ground = variants({
  Showing: { background: colors.brass, color: colors.brassInk },
  Valuation: { background: colors.glass, color: colors.glassInk },
  Popup: { background: colors.dusk, color: colors.duskInk },
  Contact: dune,
  Info: dune,
  Question: dune,
});
