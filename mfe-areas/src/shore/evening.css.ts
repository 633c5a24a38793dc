import { keyframes } from '@vanilla-extract/css';
import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import * as shore from './shore.css.ts';

const { style, globalStyle } = layered(layers.remotes);

/** The colors of the drawing: its night ground, its lamps, the walls of its houses. */
const ground = '#1b2647';
/** Darker than the ground, for the names on bright water. */
const ink = '#0b1330';
const lamp = '#ffe3a0';
const house = ['#8a7c98', '#514c70', '#322f55'] as const;

/** Over the day, under the names. On paper the day is shown. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

const label = { maxWidth: 'calc(12em + 20px)', padding: '4px 10px', margin: '6px 0 0 -10px', background: ground };

const onScreen = (selector: string, rule: object): void =>
  globalStyle(`:has(> ${layer}[data-shown="true"]) ${selector}`, { '@media': { screen: rule } });

onScreen(shore.water, { color: ink });
onScreen(`${shore.water}:last-child`, { color: vars.color.paper });
onScreen(shore.name, { background: ground, color: vars.color.paper });
onScreen(shore.openName, { background: vars.color.paper, color: vars.color.navy });
onScreen(shore.count, { background: lamp });
globalStyle(`:has(> ${layer}[data-shown="true"]) ${shore.name}:hover`, {
  '@media': { [`screen and ${media.hover}`]: { background: vars.color.paper, color: vars.color.navy } },
});
onScreen(`${shore.gable} path:nth-of-type(1)`, { fill: house[0] });
onScreen(`${shore.gable} path:nth-of-type(2)`, { fill: house[1] });
onScreen(`${shore.gable} path:nth-of-type(3)`, { fill: house[2] });
onScreen(shore.light, { fill: lamp });

/**
 * The heading lies on the sky, except on a phone. Where the drawing is small, the text below the heading reaches the
 * glow over the horizon, so it gets a label.
 */
const lit = `${shore.section}:has(${layer}[data-shown="true"])`;
globalStyle(`${lit} :is(${shore.words} h2, ${shore.lead})`, {
  '@media': { [`screen and (not ${shore.PHONE})`]: { color: vars.color.paper } },
});
globalStyle(`${lit} ${shore.lead}`, {
  '@media': { [`screen and ${shore.NARROW} and (not ${shore.PHONE})`]: label },
});

const goOn = keyframes({ from: { opacity: 0 } });
const warm = keyframes({ from: { fill: ground } });

/** From north to south, 40 ms apart. */
const each = (animation: string): object => ({
  animation: `${animation} 240ms ease-out calc(var(--nth) * 40ms) backwards`,
});
const windows = (state: string) => `:has(> ${layer}[data-windows="${state}"])`;

globalStyle(`${windows('dark')} ${shore.home}::before`, { opacity: 0 });
globalStyle(`${windows('dark')} ${shore.light}`, { fill: ground });
globalStyle(`${windows('lighting')} ${shore.home}::before`, each(goOn));
globalStyle(`${windows('lighting')} ${shore.light}`, each(warm));
