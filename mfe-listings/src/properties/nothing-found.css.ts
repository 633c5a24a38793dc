import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const nothing = style({ paddingTop: vars.space.s6 });

export const title = style({ font: `400 ${vars.size.sub}/1.1 ${vars.font.display}`, color: vars.color.navy });

export const ways = style({ display: 'grid', gap: vars.space.s3, width: 'min(100%, 460px)' });

export const way = style({ gap: 12, minWidth: 0, textDecoration: 'none' });

export const wayWords = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
