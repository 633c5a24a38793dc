import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

/** Not shown where nothing could be saved: without scripts, and on paper. */
const keeps = 'screen and (scripting: enabled)';
const filled = (selector: string) =>
  globalStyle(`${selector}[aria-pressed="true"] path`, { fill: vars.color.coral, stroke: vars.color.coral });

/** On a card: above the link that covers it. */
export const heart = style({
  display: 'none',
  position: 'absolute',
  top: 10,
  right: 10,
  zIndex: 3,
  placeItems: 'center',
  width: 44,
  height: 44,
  color: vars.color.navy,
  background: vars.color.sheet,
  borderRadius: '50%',
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1.5px ${vars.color.navy}` } },
  '@media': { [keeps]: { display: 'grid' }, [media.forced]: { border: '1px solid' } },
});
filled(heart);

/** In a row of other actions. */
export const action = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  fontWeight: 600,
  fontSize: 15.5,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [keeps]: { display: 'inline-flex' } },
});
filled(action);
// The link to the saved homes, beside the button that saves.
globalStyle(`a${action} path`, { fill: 'currentColor' });
