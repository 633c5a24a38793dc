import { layers } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

/** On paper only the ways to reach the agent are of use. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** The sentence is as long as the measure of a lead: it took one line or two, as the face was that came first. Here it has room. */
export const opening = style({ maxWidth: '40em' });
