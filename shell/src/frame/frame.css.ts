import { layers, media } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

/** A stacking context of its own: whatever a part sets above everything else, the header and what floats over the page lie above it. */
export const main = style({ flex: 1, isolation: 'isolate', selectors: { '&:focus': { outline: 'none' } } });

/** A page that opens with text starts below the header. */
export const belowHeader = style({ paddingTop: 80, '@media': { [media.column]: { paddingTop: 72 } } });

// A section that took the focus from a link to it is a place, not a control: no ring around it.
globalStyle(`${main} [tabindex="-1"]:focus`, { outline: 'none' });
