/** For `*.css.ts` files only: `style` and its relatives, each writing into one cascade layer. */
import {
  globalStyle as rawGlobalStyle,
  style as rawStyle,
  styleVariants as rawVariants,
  type StyleRule,
} from '@vanilla-extract/css';

import { inRem } from './rem.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];
type GlobalRule = Parameters<typeof rawGlobalStyle>[1];

const OF_TEXT = new Set(['fontSize', 'font', 'lineHeight']);
const QUERIES = new Set(['@media', '@container']);

/** A rule whose font sizes and queries are in `rem`: written in pixels, they follow the font that the visitor's browser is set to. */
function scaled<Rule extends object>(rule: Rule, isQueries = false): Rule {
  const entries = Object.entries(rule).map(([name, value]: [string, unknown]) => {
    if (name === 'fontSize' && typeof value === 'number') return [name, inRem(`${value}px`)];
    if (OF_TEXT.has(name) && typeof value === 'string') return [name, inRem(value)];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [isQueries ? inRem(name) : name, isGroup ? scaled(value, QUERIES.has(name)) : value];
  });
  return Object.fromEntries(entries) as Rule;
}

/** The styling functions of one layer; a remote writes `const { style } = layered(layers.remotes)`. */
export function layered(layer: string) {
  const within = (rule: LayerRule): StyleRule => ({ '@layer': { [layer]: scaled(rule) } });

  const style = (rule: LayerRule) => rawStyle(within(rule));

  const variants = <Rules extends Record<string | number, LayerRule>>(rules: Rules): Record<keyof Rules, string> =>
    rawVariants(rules, within);

  const globalStyle = (selector: string, rule: GlobalRule) =>
    rawGlobalStyle(selector, { '@layer': { [layer]: scaled(rule) } });

  return { style, variants, globalStyle };
}

export type Layered = ReturnType<typeof layered>;

export { notFoundRules } from './layout/not-found.ts';
export { inRail, railOf } from './layout/rail.ts';
