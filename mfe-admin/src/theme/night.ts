/**
 * The palette by night: the page is darker than the sheets on it, brass is the color of the main action, and urgent
 * things are lighter.
 */

export const night = {
  navy: '#fbf6eb',
  harbor: '#e6dac3',
  slate: '#b4bfc5',
  paper: '#0b1a29',
  sheet: '#10293f',
  dune: '#183349',
  duneDeep: '#2c4459',
  rule: '#41566a',
  field: '#7c8d9d',
  glassPale: '#153f48',
  glassEdge: '#24565d',
  glass: '#17434a',
  glassDeep: '#8ec5b8',
  brass: '#cc9a45',
  brassLift: '#d8aa5a',
  brassDeep: '#e2b765',
  coral: '#f4a48d',
  coralDeep: '#f7bfae',
} as const;

/** The colors of what stands on paper. */
export const nightTones = {
  ground: night.paper,
  ink: night.navy,
  body: night.harbor,
  quiet: night.slate,
  line: night.rule,
  edge: '#e3d2b2',
  focus: night.brassLift,
  pressed: night.sheet,
} as const;

/** Colors of the admin pages that the site's palette does not have, by day and by night. */
export const deskValues = {
  day: {
    /** Behind something overdue or failed, with `coral` on it. */
    urgentPale: '#f7e2da',
    /** Text on brass. */
    onAct: '#10293f',
    nav: { ground: '#10293f', ink: '#fbf6eb', quiet: '#e3d2b2', line: 'rgb(227 210 178 / .24)', mark: '#cc9a45' },
    badge: {
      dune: '#f2e7d2',
      duneInk: '#274760',
      glass: '#e0ece6',
      glassInk: '#1f5557',
      brass: '#f6e3c4',
      brassInk: '#6d4a0e',
      dusk: '#e4e3ee',
      duskInk: '#3b3f63',
    },
  },
  night: {
    urgentPale: '#4b2a2a',
    onAct: '#10293f',
    nav: { ground: '#071421', ink: '#fbf6eb', quiet: '#c9bda4', line: '#2c4459', mark: '#cc9a45' },
    badge: {
      dune: '#263d52',
      duneInk: '#e3d2b2',
      glass: '#17434a',
      glassInk: '#bfe0d7',
      brass: '#4a3a1c',
      brassInk: '#f1d49b',
      dusk: '#343a5e',
      duskInk: '#d7d8ee',
    },
  },
} as const;
