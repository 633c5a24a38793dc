import { layers, media } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

/** A stacking context: header and overlays lie above the page, whatever z-index a part uses. */
export const main = style({ flex: 1, isolation: 'isolate', selectors: { '&:focus': { outline: 'none' } } });

/** For pages that begin with text: they start below the header. */
export const belowHeader = style({ paddingTop: 80, '@media': { [media.column]: { paddingTop: 72 } } });

// A section that gets the focus by a link is a place and no control, so it has no focus ring.
globalStyle(`${main} [tabindex="-1"]:focus`, { outline: 'none' });
