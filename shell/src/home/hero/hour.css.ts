import { assignVars } from '@vanilla-extract/css';
import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { tones } from 'ui/tokens';
import { variant } from '../../frame/header/header.css.ts';
import { hero, words } from './hero.css.ts';

const { style, globalStyle } = layered(layers.remotes);

/** Over the first picture and its ground, under the words. On paper the first picture stands. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

/** On the land of the hour, as large as its film. */
export const season = style({
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

/** Words on a night sky are light; those of the header, too, while it has no ground of its own. */
export const dark = style({});

const light = { vars: assignVars(vars.tone, tones.navy), color: vars.tone.ink };
const isNight = `:has(${dark}[data-shown="true"])`;

globalStyle(`${words} :is(h1, p)`, { '@media': { screen: { transition: 'color 600ms ease-out' } } });
globalStyle(`${hero}${isNight} ${words}`, { '@media': { screen: light } });
globalStyle(`:root${isNight} ${variant.clear}`, { '@media': { screen: light } });
