import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow, railWidth } from '../frame/measures.ts';

const { style } = layered(layers.remotes);

/** At the bottom of a wide page. */
export const place = style({
  position: 'fixed',
  zIndex: 5,
  left: railWidth + 20,
  bottom: 20,
  maxWidth: 'calc(100vw - 24px)',
  '@media': {
    [narrow]: { position: 'static', maxWidth: '100%', pointerEvents: 'auto' },
  },
});
export const notice = style({
  width: 'fit-content',
  padding: '10px 16px',
  background: vars.color.sheet,
  color: vars.tone.ink,
  borderLeft: `5px solid ${vars.color.glassDeep}`,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}, ${vars.shadow.lift}`,
  fontSize: 15,
});
/** With a button. */
export const withDeed = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginTop: 1,
  padding: '0 0 0 16px',
});
