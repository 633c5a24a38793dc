import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { gutter, narrow } from '../frame/measures.ts';
import { chosenByForce, edgeByForce } from '../theme/desk.css.ts';

const { style } = layered(layers.remotes);

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBottom: 14,
});

/** On phones one row that scrolls sideways, from edge to edge. */
export const choices = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  // Room for the focus ring of a chip.
  padding: 4,
  margin: -4,
  '@media': {
    [narrow]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `-4px calc(-1 * ${gutter})`,
      paddingInline: gutter,
      flex: `1 0 calc(100% + 2 * ${gutter})`,
    },
  },
});
export const chips = style({ display: 'flex', gap: 8 });
export const chip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 44,
  paddingInline: 14,
  borderRadius: 2,
  fontSize: 15,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.tone.body,
  boxShadow: `inset 0 0 0 1px ${vars.color.field}`,
  transition: `background-color ${vars.time.color}`,
  selectors: { '&:hover': { background: vars.color.dune } },
  '@media': { [media.forced]: edgeByForce },
});
export const chipOn = style({
  background: vars.color.navy,
  color: vars.color.paper,
  boxShadow: 'none',
  fontWeight: 600,
  selectors: { '&:hover': { background: vars.color.harbor } },
  '@media': { [media.forced]: chosenByForce },
});

export const town = style({
  flex: 'none',
  minHeight: 44,
  maxWidth: 150,
  padding: '0 8px',
  border: 0,
  background: 'transparent',
  color: vars.tone.body,
  fontSize: 15,
  fontWeight: 500,
  cursor: 'pointer',
});
