import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 14.5, color: vars.tone.body });
export const terms = style({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' });
export const deeds = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
