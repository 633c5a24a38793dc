/** The contract: the names of all variables and cascade layers. It emits only the order of the layers. */
import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css';
import { inRem } from './rem.ts';
import { breakpoint } from './tokens.ts';

export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  ui: globalLayer('ui'),
  remotes: globalLayer('remotes'),
};

export const vars = createGlobalThemeContract({
  color: {
    navy: 'navy',
    harbor: 'harbor',
    slate: 'slate',
    paper: 'paper',
    sheet: 'sheet',
    dune: 'dune',
    duneDeep: 'dune-deep',
    rule: 'rule',
    field: 'field',
    glassPale: 'glass-pale',
    glassEdge: 'glass-edge',
    glass: 'glass',
    glassDeep: 'glass-deep',
    brass: 'brass',
    brassLift: 'brass-lift',
    brassDeep: 'brass-deep',
    coral: 'coral',
    coralDeep: 'coral-deep',
  },
  /** Set by the background. Components use these colors, so they are right on paper and on navy. */
  tone: {
    ground: 'tone-ground',
    ink: 'tone-ink',
    body: 'tone-body',
    quiet: 'tone-quiet',
    line: 'tone-line',
    edge: 'tone-edge',
    focus: 'tone-focus',
    pressed: 'tone-pressed',
  },
  font: { display: 'display', lead: 'lead', text: 'text' },
  space: {
    s1: 's1',
    s2: 's2',
    s3: 's3',
    s4: 's4',
    s5: 's5',
    s6: 's6',
    s7: 's7',
    s8: 's8',
    s9: 's9',
    s10: 's10',
    s11: 's11',
    section: 'section',
    gutter: 'gutter',
  },
  size: {
    hero: 'f-hero',
    page: 'f-page',
    section: 'f-section',
    sub: 'f-sub',
    heading: 'f-heading',
    lead: 'f-lead',
    price: 'f-price',
    body: 'f-body',
    small: 'f-small',
    note: 'f-note',
  },
  width: { content: 'wide', measure: 'measure' },
  shadow: { lift: 'lift', dialog: 'lift-dialog' },
  time: { color: 'time-color', dialog: 'time-dialog', carousel: 'time-carousel' },
  ease: 'ease',
});

export const media = {
  menu: inRem(`(max-width: ${breakpoint.menu}px)`),
  column: inRem(`(max-width: ${breakpoint.column}px)`),
  carousel: inRem(`(max-width: ${breakpoint.carousel}px)`),
  tablet: inRem(`(min-width: ${breakpoint.phone + 0.02}px) and (max-width: ${breakpoint.column}px)`),
  phone: inRem(`(max-width: ${breakpoint.phone}px)`),
  /** A window as low as one that is enlarged to 400 %: what sticks to its edges would leave no room for the rest. */
  low: '(max-height: 300px)',
  hover: '(hover: hover)',
  touch: inRem(`(max-width: ${breakpoint.column}px), (pointer: coarse)`),
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
