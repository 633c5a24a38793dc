/** For `*.css.ts` files only: `style` and its relatives, each writing into one cascade layer. */
import {
  globalStyle as rawGlobalStyle,
  style as rawStyle,
  styleVariants as rawVariants,
  type StyleRule,
} from '@vanilla-extract/css';

type LayerRule = NonNullable<StyleRule['@layer']>[string];
type GlobalRule = Parameters<typeof rawGlobalStyle>[1];

/** The styling functions of one layer; a remote writes `const { style } = layered(layers.remotes)`. */
export function layered(layer: string) {
  const within = (rule: LayerRule): StyleRule => ({ '@layer': { [layer]: rule } });

  const style = (rule: LayerRule) => rawStyle(within(rule));

  const variants = <Rules extends Record<string | number, LayerRule>>(rules: Rules): Record<keyof Rules, string> =>
    rawVariants(rules, within);

  const globalStyle = (selector: string, rule: GlobalRule) => rawGlobalStyle(selector, { '@layer': { [layer]: rule } });

  return { style, variants, globalStyle };
}

export type Layered = ReturnType<typeof layered>;

export { notFoundRules } from './layout/not-found.ts';
export { inRail, railOf } from './layout/rail.ts';
