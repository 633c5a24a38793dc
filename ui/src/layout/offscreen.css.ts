/**
 * What the browser neither lays out nor paints until it comes near. It holds while the shell says so (`data-skips` on the
 * head), which is until the page rests: afterwards the page has its real height.
 */
import { style } from '../ui-layer.ts';

export const offscreen = style({
  selectors: {
    'head[data-skips] + body &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 420px',
      // A card's ribbon and the ring of what has the focus.
      overflowClipMargin: 8,
    },
  },
});
