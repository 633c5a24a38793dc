import { keyframes } from '@vanilla-extract/css';
import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** Windows in which a price in millions has no room beside the buttons. */
const narrow = '(max-width: 340px)';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const bar = style({
  display: 'none',
  '@media': {
    [media.column]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 9,
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 68,
      padding: `8px 14px calc(8px + env(safe-area-inset-bottom)) ${vars.space.gutter}`,
      background: vars.color.sheet,
      borderTop: `1px solid ${vars.color.duneDeep}`,
      animation: `${rise} ${vars.time.dialog} ${vars.ease}`,
    },
    [narrow]: { gap: 6 },
    [media.still]: { animation: 'none' },
    print: { display: 'none' },
  },
});

export const words = style({ flex: '1 1 auto', minWidth: 0, display: 'grid' });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const price = style({
  overflowWrap: 'anywhere',
  font: `400 24px/1.15 ${vars.font.display}`,
  '@media': { [narrow]: { fontSize: 18 } },
});
export const address = style({ ...oneLine, fontSize: 14, color: vars.color.slate });

export const call = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.navy}`,
});
