import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { leaflet } from './leaflet.css.ts';

const { style, globalStyle } = layered(layers.remotes);

const PHONE_ROW = 46;

/** The place of a part on paper: its order, and one of two columns or both. */
const onPaper = (order: number, gridColumn: 1 | 2 | '1 / -1' = '1 / -1') => ({ order, gridColumn });
/** On paper, the children of this element take part in the grid themselves. */
const looseOnPaper = { print: { display: 'contents' } };

export const page = style({
  paddingBlock: `${vars.space.s4} ${vars.space.section}`,
  '@media': { [media.column]: { paddingTop: 0 }, print: { paddingBottom: 0 } },
});
export const ways = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  '@media': {
    [media.column]: { minHeight: PHONE_ROW },
    // A phone in large letters has no room for both beside each other.
    '(max-width: 17.5em)': { flexWrap: 'wrap' },
    print: { display: 'none' },
  },
});

export const actions = style({ display: 'flex', justifyContent: 'flex-end', columnGap: vars.space.s5 });
/** Hidden on a phone, which has room for the heart only. */
export const roomy = style({ '@media': { [media.column]: { display: 'none' } } });

export const detail = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  gridTemplateAreas: '"photos side" "rest side"',
  gap: '0 clamp(28px, 4vw, 56px)',
  alignItems: 'start',
  marginTop: vars.space.s3,
  '@media': {
    [media.column]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"photos" "side" "rest"',
      marginTop: 0,
    },
    // Two printed pages: first the home, then everything else. What can only be pressed is left out.
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: 'none',
      gap: '0 32px',
      marginTop: vars.space.s2,
      printColorAdjust: 'exact',
    },
  },
});

export const photos = style({ gridArea: 'photos', minWidth: 0, '@media': looseOnPaper });
globalStyle(`${photos} > *`, { '@media': { print: { gridColumn: '1 / -1' } } });
globalStyle(`${photos} > section`, { '@media': looseOnPaper });
globalStyle(`${photos} > section > *`, { '@media': { print: { gridColumn: '1 / -1' } } });
globalStyle(`${photos} > section > ul`, {
  '@media': { print: { ...onPaper(20), marginTop: vars.space.s4, breakInside: 'avoid' } },
});
/** The facts leave no room beside the picture, so they continue on the page of the other pictures. */
export const long = style({});
globalStyle(`${detail}:not(${long}) > ${photos} > section > ul`, { '@media': { print: { breakBefore: 'page' } } });
/** For a long description: the facts, then the text in two columns, on its own page if much else is known. */
export const wordy = style({});
export const awaiting = style({
  aspectRatio: '16 / 10',
  '@media': {
    [media.column]: { aspectRatio: '4 / 3', marginInline: `calc(-1 * ${vars.space.gutter})` },
    print: { aspectRatio: '16 / 9', marginInline: 0 },
  },
});
export const poster = style({ background: `${vars.color.dune} center / cover` });
export const rest = style({ gridArea: 'rest', minWidth: 0, '@media': looseOnPaper });
export const side = style({
  gridArea: 'side',
  position: 'sticky',
  // Where it is higher than the window, its lower end is what stays.
  top: 'min(96px, 100vh - var(--own-height, 0px) - 24px)',
  '@media': {
    [media.column]: { position: 'static', padding: 0, marginTop: 14, background: 'none', boxShadow: 'none' },
    ...looseOnPaper,
  },
});

/** Hangs over the edge of the card; on phones over the edge of the picture. */
export const ribbon = style({
  marginLeft: 'calc(-1 * clamp(22px, 2.4vw, 34px))',
  '@media': {
    [media.column]: {
      position: 'absolute',
      zIndex: 2,
      top: 18,
      left: `calc(-1 * ${vars.space.gutter})`,
      marginLeft: 0,
    },
    print: { position: 'absolute', zIndex: 2, top: 18, left: 0, marginLeft: 0 },
  },
});

/** Hidden on paper: what can only be pressed, or has no room. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const printed = style({ display: 'none', '@media': { print: { display: 'revert' } } });
export const part = style({
  marginTop: vars.space.s7,
  '@media': { print: { ...onPaper(21), marginTop: vars.space.s5, breakInside: 'avoid' } },
});
export const sold = style({ '@media': { print: { order: 9 } } });
export const description = style({ '@media': { print: { ...onPaper(10, 1), breakInside: 'auto' } } });
export const details = style({ '@media': { print: { order: 11, breakInside: 'auto' } } });
globalStyle(`${description} + ${details}`, { '@media': { print: { gridColumn: 2 } } });
globalStyle(`${details} dl`, { '@media': { print: { gridTemplateColumns: '1fr 1fr' } } });
globalStyle(`${description} + ${details} dl`, { '@media': { print: { gridTemplateColumns: '1fr' } } });
globalStyle(`${details} dl > div`, { '@media': { print: { paddingBlock: 4, breakInside: 'avoid' } } });
globalStyle(`${details} dl, ${description} p`, { '@media': { print: { fontSize: 15, lineHeight: 1.45 } } });
/** Side by side if both are there and have room. */
export const money = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: vars.space.s7,
  alignItems: 'start',
  marginTop: vars.space.s7,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { ...onPaper(22), marginTop: vars.space.s5 } },
});
export const tour = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: vars.space.s3,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
});
/** On paper, beside the closing lines. */
export const layout = style({
  '@media': { print: { ...onPaper(29, 1), alignSelf: 'center', marginTop: vars.space.s4 } },
});
globalStyle(`${layout} ~ ${leaflet}`, {
  '@media': {
    print: {
      gridColumn: 2,
      gridTemplateColumns: '1fr auto',
      gap: 8,
      marginTop: vars.space.s4,
      padding: vars.space.s4,
      fontSize: 15,
    },
  },
});
globalStyle(`${layout} ~ ${leaflet} picture`, { '@media': { print: { display: 'none' } } });
globalStyle(`${layout} ~ ${leaflet} b`, { '@media': { print: { fontSize: 17 } } });
// As large as cameras need the code, and not narrower than high.
globalStyle(`${layout} ~ ${leaflet} img`, {
  '@media': { print: { width: 108, minWidth: 108, height: 108, padding: 5 } },
});
// The other photos make room for the plan, or for the text: one row of four.
globalStyle(`${photos}:has(~ ${rest} ${layout}) > section > ul, ${wordy} > ${photos} > section > ul`, {
  '@media': { print: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
export const plan = style({ display: 'block', marginTop: vars.space.s4 });
globalStyle(`${plan} img`, {
  '@media': { print: { width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 220 } },
});
export const calendar = style({
  '@media': { print: { display: 'none' } },
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
});
export const headline = style({ maxWidth: '11.5em', marginBottom: vars.space.s4, textWrap: 'balance' });

const wordyOnPaper = (selector: string, rule: object) =>
  globalStyle(`${wordy} ${selector}`, { '@media': { print: rule } });
// The first picture is lower, so that the facts are on the first page.
wordyOnPaper(`> ${photos} > section > div > :first-child`, { aspectRatio: '21 / 9' });
wordyOnPaper(details, { ...onPaper(9) });
wordyOnPaper(`${details} dl`, { gridTemplateColumns: '1fr 1fr' });
wordyOnPaper(description, { ...onPaper(10) });
wordyOnPaper(`${description} ${headline}`, { maxWidth: 'none', breakAfter: 'avoid' });
wordyOnPaper(`${description} > :last-child`, { maxWidth: 'none', columns: 2, columnGap: 32 });
wordyOnPaper(`${description} p`, { fontSize: 14, lineHeight: 1.4 });

/** Only a word that is longer than its line is broken. */
const wholeWords = { overflowWrap: 'break-word' } as const;

export const address = style({
  ...wholeWords,
  marginTop: 10,
  fontSize: 'clamp(25px, 2.3vw, 34px)',
  lineHeight: 1.12,
  '@media': { print: { ...onPaper(2, 1), marginTop: vars.space.s4, fontSize: 36 } },
});
export const place = style({ '@media': { print: onPaper(4, 1) } });
export const price = style({
  ...wholeWords,
  marginTop: 18,
  fontSize: 'clamp(38px, 3.6vw, 52px)',
  lineHeight: 1,
  '@media': {
    [media.column]: { marginTop: vars.space.s2 },
    print: { ...onPaper(3, 2), alignSelf: 'end', fontSize: 42, textAlign: 'right' },
  },
});

/** Three cells in a row. A cell that needs more room moves to the next line. */
export const trio = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  // Cuts off the rule of the cell that begins a line, wherever a long value makes one.
  overflowX: 'clip',
  marginBlock: '20px 24px',
  borderBlock: `1px solid ${vars.color.rule}`,
  '@media': {
    // On one line, each figure followed by its noun, if it has one.
    [media.column]: { alignItems: 'baseline', gap: '2px 14px', marginBlock: '14px 18px', borderBlock: 0 },
    print: {
      ...onPaper(6),
      gap: '2px 36px',
      marginBlock: '12px 0',
      paddingBlock: 10,
      borderBlock: `1px solid ${vars.color.navy}`,
    },
  },
});
export const trioCell = style({
  flex: '1 1 0',
  maxWidth: '100%',
  paddingBlock: 14,
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: `calc(-1 * ${vars.space.s4})`,
    borderLeft: `1px solid ${vars.color.rule}`,
  },
  '@media': {
    [media.column]: {
      display: 'flex',
      flexFlow: 'row-reverse wrap',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: '0 6px',
      flex: '0 1 auto',
      paddingBlock: 0,
      '::before': { content: 'none' },
    },
    print: {
      display: 'flex',
      flexFlow: 'column-reverse',
      flex: '0 0 auto',
      paddingBlock: 0,
      '::before': { content: 'none' },
    },
  },
});
export const trioName = style({
  fontSize: 15,
  color: vars.color.slate,
  '@media': { [media.column]: { fontSize: 17, textTransform: 'lowercase' }, print: { fontSize: 15 } },
});
/** The label of a value that is no number. On a phone, "Studio" needs no noun. */
export const trioLabel = style({ '@media': { [media.column]: { display: 'none' } } });
export const trioValue = style({
  ...wholeWords,
  fontFamily: vars.font.display,
  fontSize: 26,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': {
    [media.column]: { fontFamily: vars.font.text, fontSize: 17, fontWeight: 600, lineHeight: 1.4, maxWidth: '100%' },
    print: { fontFamily: vars.font.display, fontSize: 32, fontWeight: 400, lineHeight: 1.1 },
  },
});

export const agent = style({
  display: 'grid',
  // The closing lines on paper say the same.
  '@media': { print: { display: 'none' } },
  marginTop: 26,
  paddingTop: 22,
  borderTop: `1px solid ${vars.color.rule}`,
  fontSize: 16,
  lineHeight: 1.55,
  fontStyle: 'normal',
});
export const agentHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBottom: vars.space.s3,
});
export const agentName = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 21,
  lineHeight: 1.25,
  letterSpacing: '-.012em',
});

export const openHouses = style({
  '@media': { print: { ...onPaper(7), marginBlock: `${vars.space.s4} 0` } },
  marginBottom: vars.space.s5,
  paddingLeft: vars.space.s4,
  borderLeft: `3px solid ${vars.color.glassDeep}`,
  fontSize: 16,
  lineHeight: 1.55,
});
/** The two times of an open house stay on one line. */
export const hours = style({ whiteSpace: 'nowrap' });
export const openHouseTitle = style({ font: `500 21px/1.25 ${vars.font.display}`, letterSpacing: '-.012em' });

export const figure = style({ marginTop: vars.space.s4 });
/** This large, its signs stand closer to each other. */
export const figureSign = style({ vars: { '--sign': '.48', '--close': '-.045em' } });
/** Its digits stay on one line. */
export const amount = style({ whiteSpace: 'nowrap' });

export const quietAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  fontWeight: 600,
  fontSize: 15.5,
});

export const range = style({ marginBlock: `${vars.space.s4} ${vars.space.s5}` });
export const scale = style({
  position: 'relative',
  height: 14,
  borderInline: `2px solid ${vars.color.glassDeep}`,
  background: `linear-gradient(${vars.color.glassDeep}, ${vars.color.glassDeep}) center / 100% 2px no-repeat`,
  '@media': { [media.forced]: { borderBottom: '2px solid' } },
});
export const mark = style({
  position: 'absolute',
  top: -1,
  width: 16,
  height: 16,
  marginLeft: -8,
  borderRadius: '50%',
  background: vars.color.navy,
  '@media': { [media.forced]: { border: '8px solid' } },
});
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  marginTop: vars.space.s2,
  fontSize: vars.size.small,
  color: vars.color.slate,
});
// The upper end stays on the right, also when it wraps to its own line.
globalStyle(`${ends} > :last-child`, { marginLeft: 'auto' });
export const small = style({ marginTop: vars.space.s4 });

/** The width of a photo on the page. */
export const photoSizes = `${media.column} 100vw, 62vw`;

/** The width of the floor plan on the page. */
export const planSizes = `${media.column} 92vw, 62vw`;
