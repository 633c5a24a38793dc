import { media, vars } from '../contract.css.ts';
import { style } from '../ui-layer.ts';

/** Beside the title on a tablet, below it on a phone. */
export const action = style({
  justifySelf: 'end',
  '@media': { [media.phone]: { justifySelf: 'start' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: `${vars.space.s5} ${vars.space.s8}`,
  alignItems: 'end',
  paddingBottom: vars.space.s8,
  '@media': {
    [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4, paddingBottom: vars.space.s6 },
    [media.tablet]: { selectors: { [`&:has(> ${action})`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
    [media.phone]: { gap: vars.space.s2, paddingBottom: vars.space.s4 },
    // The whole head stays with what follows it, as a heading alone does.
    print: { breakInside: 'avoid', breakAfter: 'avoid' },
  },
});

export const aside = style({ color: vars.tone.quiet, maxWidth: '30.8em' });
