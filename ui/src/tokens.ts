/** The values of the contract. `tokens.test.ts` checks the contrast of colors that are used together (WCAG AA). */

export const color = {
  navy: '#10293f',
  harbor: '#274760',
  slate: '#4b6072',
  paper: '#fbf6eb',
  sheet: '#fffdf7',
  dune: '#f2e7d2',
  duneDeep: '#e3d2b2',
  rule: '#cbb790',
  field: '#857a66',
  glassPale: '#e0ece6',
  glassEdge: '#c3d8cf',
  glass: '#a6c9bf',
  glassDeep: '#2b6a6b',
  brass: '#cc9a45',
  brassLift: '#d8aa5a',
  brassDeep: '#8a5f16',
  coral: '#a83c26',
  coralDeep: '#7d2916',
} as const;

export const space = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '64px',
  s9: '96px',
  s10: '128px',
  s11: '160px',
  section: 'clamp(30px, 10.6vw - 6px, 144px)',
  gutter: 'clamp(20px, 4.4vw, 64px)',
} as const;

/**
 * Sizes of text. They follow the font size that is set in the visitor's browser. On a phone the largest ones stop where their longest
 * words, as “Accessibility” and “Specialization”, still fit on one line.
 */
export const size = {
  hero: 'clamp(2.875rem, 7.1vw, 6.5rem)',
  page: 'min(clamp(3.125rem, 7vw, 6rem), 16.2vw)',
  section: 'min(clamp(2.375rem, 4.7vw, 4.25rem), 13.2vw)',
  sub: 'min(clamp(1.875rem, 3.3vw, 3rem), 16vw)',
  heading: 'clamp(1.4375rem, 1.9vw, 1.75rem)',
  lead: 'clamp(1.1875rem, 1.55vw, 1.375rem)',
  price: 'clamp(1.75rem, 2.3vw, 2.125rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  note: '0.84375rem',
} as const;

/** Milliseconds: a change of color, the opening of a dialog, one move of a carousel. */
export const duration = { color: 150, dialog: 200, carousel: 250 } as const;

/** The largest width of the window, in pixels, at which each narrow layout applies. */
export const breakpoint = { menu: 1080, column: 820, carousel: 767, phone: 599 } as const;

/** The colors that each background gives to what stands on it. */
export const tones = {
  paper: {
    ground: color.paper,
    ink: color.navy,
    body: color.harbor,
    quiet: color.slate,
    line: color.rule,
    edge: color.navy,
    focus: color.glassDeep,
    pressed: color.paper,
  },
  navy: {
    ground: color.navy,
    ink: color.paper,
    body: color.duneDeep,
    quiet: color.duneDeep,
    line: 'rgb(227 210 178 / .34)',
    edge: color.duneDeep,
    focus: color.brass,
    pressed: color.navy,
  },
} as const;
