import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 30 },
    print: { breakInside: 'avoid' },
  },
});

export const highlight = style({
  paddingInline: 'clamp(18px, 2.4vw, 36px)',
  borderLeft: `1px solid ${vars.tone.line}`,
  selectors: { '&:first-child': { borderLeft: 0, paddingLeft: 0 }, '&:last-child': { paddingRight: 0 } },
  '@media': {
    [media.phone]: { borderLeft: 0, borderTop: `1px solid ${vars.tone.line}`, paddingInline: 0, paddingTop: 20 },
  },
});
