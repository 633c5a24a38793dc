/** The values behind the contract. Every pair of colours that meets on a screen is held to WCAG AA by `tokens.test.ts`. */

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

export const size = {
  hero: 'clamp(46px, 7.1vw, 104px)',
  page: 'clamp(50px, 7vw, 96px)',
  section: 'clamp(38px, 4.7vw, 68px)',
  sub: 'clamp(30px, 3.3vw, 48px)',
  heading: 'clamp(23px, 1.9vw, 28px)',
  lead: 'clamp(19px, 1.55vw, 22px)',
  price: 'clamp(28px, 2.3vw, 34px)',
  body: '17px',
  small: '15px',
  note: '13.5px',
} as const;

/** Milliseconds: a change of colour, a dialog coming from its button, a carousel moving by one. */
export const duration = { color: 150, dialog: 200, carousel: 250 } as const;

/** The widest viewport, in pixels, at which each arrangement still holds. */
export const breakpoint = { menu: 1080, column: 820, carousel: 767, phone: 599 } as const;

/** What a ground does to the things standing on it. */
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
