import { vars } from '../contract.css.ts';
import { breakpoint } from '../tokens.ts';

const column = `(max-width: ${breakpoint.column}px)`;
const phone = `(max-width: ${breakpoint.phone}px)`;

/**
 * The rules of a "not found" page: a drawing across the page with the words on its sky; on phones the words are below.
 * Every part has its own drawing, but all these pages look alike. The upper left of the drawing must be empty.
 */
export const notFoundRules = {
  /** As high as the drawing, but hardly higher than the window, and never lower than the words. */
  page: {
    position: 'relative',
    minHeight: 'min(56.25vw, max(480px, 84svh))',
    '@media': { [column]: { minHeight: 0 } },
  },
  /** The box of the picture, which fills it. */
  picture: {
    position: 'absolute',
    inset: 0,
    '@media': { [column]: { position: 'static', height: 'min(340px, 56svh)' } },
  },
  words: {
    position: 'relative',
    paddingBlock: 'clamp(40px, 5vw, 84px)',
    '@media': { [column]: { paddingBlock: `28px ${vars.space.s8}` } },
  },
  title: {
    maxWidth: '11em',
    fontSize: 'clamp(46px, 5.625vw, 92px)',
    fontWeight: 360,
    lineHeight: 0.96,
    letterSpacing: '-.034em',
    overflowWrap: 'anywhere',
  },
  text: {
    maxWidth: 'min(24em, 38vw)',
    paddingTop: vars.space.s4,
    color: vars.color.navy,
    fontFamily: vars.font.lead,
    fontSize: vars.size.lead,
    lineHeight: 1.45,
    textWrap: 'balance',
    '@media': { [column]: { maxWidth: '24em' } },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s3,
    paddingTop: 26,
    '@media': { [phone]: { display: 'grid' } },
  },
} as const;
