import { layers } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const terms = style({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' });
export const deeds = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
