import { assignVars } from '@vanilla-extract/css';
import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { tones } from 'ui/tokens';
import { variant } from '../../frame/header/header.css.ts';
import { hero, words } from './hero.css.ts';

const { style, globalStyle } = layered(layers.remotes);

/** Over the first picture and its background, under the words. On paper the first picture is shown. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

/** Over the land of the hour, as large as its film. */
export const season = style({
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

/** On a night sky the words are light. So are those of the header while it is transparent. */
export const dark = style({});

const light = { vars: assignVars(vars.tone, tones.navy), color: vars.tone.ink };
const isNight = `:has(${dark}[data-shown="true"])`;

globalStyle(`${words} :is(h1, p)`, { '@media': { screen: { transition: 'color 600ms ease-out' } } });
globalStyle(`${hero}${isNight} ${words}`, { '@media': { screen: light } });
globalStyle(`:root${isNight} ${variant.clear}`, { '@media': { screen: light } });
