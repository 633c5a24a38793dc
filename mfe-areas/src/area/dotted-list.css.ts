import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, variants } = layered(layers.remotes);

const ruled = { borderTop: `1px solid ${vars.tone.edge}` };

export const list = variants({
  1: ruled,
  2: {
    ...ruled,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space.s7,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

export const item = style({ paddingBlock: 12, borderBottom: `1px dotted ${vars.color.field}` });
