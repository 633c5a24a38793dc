/** The type roles. A role sets font, size, weight and color, but no spacing. */
import { vars } from './contract.css.ts';
import { variants } from './ui-layer.ts';

/** On paper a heading stays with what follows it. */
const display = {
  fontFamily: vars.font.display,
  textWrap: 'balance',
  '@media': { print: { breakAfter: 'avoid' } },
} as const;
/**
 * A word that is longer than its line is broken, as with increased letter spacing, so that it does not widen the page.
 */
const breakable = { overflowWrap: 'anywhere' } as const;
const figures = 'lining-nums tabular-nums';

export const typeClass = variants({
  hero: {
    ...display,
    ...breakable,
    fontSize: vars.size.hero,
    fontWeight: 360,
    lineHeight: 0.94,
    letterSpacing: '-.034em',
  },
  page: {
    ...display,
    ...breakable,
    fontSize: vars.size.page,
    fontWeight: 360,
    lineHeight: 0.95,
    letterSpacing: '-.035em',
  },
  section: { ...display, fontSize: vars.size.section, fontWeight: 400, lineHeight: 1.02, letterSpacing: '-.022em' },
  sub: { ...display, fontSize: vars.size.sub, fontWeight: 400, lineHeight: 1.06, letterSpacing: '-.018em' },
  heading: { ...display, fontSize: vars.size.heading, fontWeight: 400, lineHeight: 1.18, letterSpacing: '-.01em' },
  name: { ...display, fontSize: 21, fontWeight: 500, lineHeight: 1.2, letterSpacing: '-.01em' },
  label: { fontFamily: vars.font.text, fontSize: vars.size.small, fontWeight: 600, lineHeight: 1.3, letterSpacing: 0 },
  lead: {
    fontFamily: vars.font.lead,
    fontSize: vars.size.lead,
    lineHeight: 1.5,
    letterSpacing: '-.004em',
    color: vars.tone.body,
    maxWidth: '34em',
    textWrap: 'pretty',
  },
  body: { color: vars.tone.body, maxWidth: vars.width.measure },
  quiet: { color: vars.tone.quiet },
  small: { fontSize: vars.size.small, lineHeight: 1.6, color: vars.tone.quiet },
  note: { fontSize: vars.size.note, lineHeight: 1.45, color: vars.tone.quiet },
  aside: { fontFamily: vars.font.display, fontStyle: 'italic', fontSize: 19, lineHeight: 1.3, color: vars.tone.quiet },
  price: {
    fontFamily: vars.font.display,
    fontSize: vars.size.price,
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    fontVariantNumeric: figures,
  },
  figure: {
    fontFamily: vars.font.display,
    fontSize: 'clamp(54px, 6.4vw, 92px)',
    fontWeight: 300,
    lineHeight: 0.9,
    letterSpacing: '-.045em',
    fontVariantNumeric: figures,
  },
  numbers: { fontVariantNumeric: figures },
});

export type TypeRole = keyof typeof typeClass;
