import { layers } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** On paper only the ways to reach the agent are of use. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
