import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

/** As high as the header is once it is scrolled: what sticks stands under it. */
const HEADER = 72;

/** Its row sticks for as long as the page is long, so the form must be no box around it. */
export const form = style({ display: 'contents' });

export const words = style({
  display: 'flex',
  maxWidth: 580,
  marginBlock: `${vars.space.s4} ${vars.space.s5}`,
  '@media': { [media.phone]: { marginBlock: `${vars.space.s2} ${vars.space.s3}` } },
});

export const wordsField = style({
  flex: 1,
  minWidth: 0,
  minHeight: 50,
  padding: '11px 12px',
  // Below 16 px a phone zooms in on it.
  font: `400 16px/1.5 ${vars.font.text}`,
  color: vars.color.navy,
  background: vars.color.sheet,
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  // Of what does not fit, such as the example in a small window, the end is seen to be missing.
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.slate, opacity: 1 },
    // Its ring lies over the button that it touches.
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
});

export const find = style({
  minHeight: 50,
  paddingInline: 18,
  fontWeight: 600,
  fontSize: 16,
  color: vars.color.paper,
  background: vars.color.navy,
  borderRadius: 2,
  selectors: { '&:hover': { background: vars.color.harbor } },
  '@media': { [media.forced]: { border: '1px solid' } },
});

/** From edge to edge of the window, without being wider than the page: an image of the border has no size. */
const ground = `linear-gradient(${vars.color.duneDeep} 1px, ${vars.color.sheet} 1px calc(100% - 1px), ${vars.color.duneDeep} 0) fill 0 / 0 / 0 100vw`;

const stuck = { position: 'sticky', top: HEADER, zIndex: 6, paddingBlock: vars.space.s3, borderImage: ground } as const;

/**
 * Forced colors leave images as they are: a light ground under the words of a dark system. The build would empty
 * `border-image: none`.
 */
const forced = { borderImageSource: 'none', background: 'Canvas' };

export const bar = style({
  ...stuck,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': {
    [media.column]: { display: 'contents' },
    [media.forced]: forced,
  },
});

/** Forced colours drop the ground that says what is chosen. */
const marked = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

export const tabs = style({
  display: 'flex',
  gap: vars.space.s1,
  '@media': {
    [media.column]: { marginBottom: vars.space.s3 },
    [media.phone]: { display: 'grid', gridTemplateColumns: 'auto 1fr auto', marginBottom: vars.space.s2 },
  },
});

export const tab = style({
  minHeight: 44,
  minWidth: 44,
  paddingInline: 18,
  fontWeight: 600,
  fontSize: 15.5,
  borderRadius: 2,
  transition: `background-color ${vars.time.color}, color ${vars.time.color}`,
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.navy, color: vars.color.paper },
    '&[aria-pressed="false"]:hover': { background: vars.color.dune },
  },
  '@media': {
    [media.column]: { paddingInline: vars.space.s3 },
    [media.forced]: {
      selectors: {
        '&[aria-pressed="true"]': marked,
      },
    },
  },
});

/** Browsers that run no script have the lists themselves, whatever their width. */
const scripted = (query: string) => `${query} and (scripting: enabled)`;

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media': {
    [media.column]: stuck,
    [media.low]: { position: 'static' },
    [scripted(media.column)]: { flexWrap: 'nowrap', gap: 'clamp(4px, 2vw - 1px, 8px)' },
    [media.forced]: forced,
  },
});

export const pick = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 14,
  fontSize: 15.5,
  fontWeight: 600,
  textDecoration: 'none',
  border: `1.5px solid ${vars.color.field}`,
  borderRadius: 2,
  '@media': {
    // Four of them share a telephone's width, however large letters are to be.
    [media.column]: { flex: '1 1 auto', gap: 5, paddingInline: 2, fontSize: 'min(15.5px, 4.9vw)' },
  },
  selectors: { '&:hover': { borderColor: vars.color.navy } },
});

export const phone = style({
  display: 'none',
  '@media': { [scripted(media.column)]: { display: 'inline-flex' } },
});

export const picked = style({
  color: vars.color.paper,
  background: vars.color.navy,
  borderColor: vars.color.navy,
  '@media': { [media.forced]: marked },
});

/** What was chosen, and the order: as high without anything chosen, so that nothing under it moves. */
export const below = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space.s4,
  minHeight: 44,
  marginTop: vars.space.s4,
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: `${vars.space.s2} ${vars.space.s4}`,
      marginTop: vars.space.s2,
    },
    print: { minHeight: 0, marginTop: 0 },
  },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
  // Beside the order they would stand one below the other.
  '@media': { [media.phone]: { selectors: { '&:not(:empty)': { flexBasis: '100%' } } } },
});
// On paper the form says in words what was asked for, as nothing of it can be pressed.
globalStyle(`${form} > :not(${below}), ${below} > :not(${chips})`, { '@media': { print: { display: 'none' } } });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  maxWidth: '100%',
  paddingInline: 14,
  fontSize: 15.5,
  fontWeight: 500,
  textDecoration: 'none',
  background: vars.color.glassPale,
  border: `1px solid ${vars.color.glassEdge}`,
  borderRadius: 2,
  selectors: { '&:hover': { borderColor: vars.color.navy } },
  '@media': { print: { minHeight: 0, padding: 0, background: 'none', border: 0 } },
});
globalStyle(`${chip} + ${chip}::before`, { '@media': { print: { content: '"·"' } } });
globalStyle(`${chip} svg`, { flex: 'none', width: 11, height: 11, '@media': { print: { display: 'none' } } });

export const chipWords = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 8,
  fontSize: 15.5,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textDecorationThickness: 2,
  textUnderlineOffset: 5,
  '@media': { print: { display: 'none' } },
});

/** A sold home's own page, beside what its row opens. */
export const details = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  marginLeft: 10,
  font: `500 ${vars.size.note}/1.2 ${vars.font.text}`,
  letterSpacing: 0,
  color: vars.tone.quiet,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  '@media': { [media.touch]: { display: 'flex', width: 'fit-content', minWidth: 44, minHeight: 44, marginLeft: 0 } },
});

/** The way to a showing stands over the link that covers the card. */
export const showing = style({
  position: 'relative',
  zIndex: 3,
  alignSelf: 'start',
  marginTop: vars.space.s4,
  '@media': { print: { display: 'none' } },
});

/** A list that is short now was long a moment ago: what stands under it does not come into view and go again. Cards that leave it fade where they stood. */
export const found = style({
  position: 'relative',
  minHeight: '100vh',
  scrollMarginTop: HEADER + 70,
  '@media': { print: { minHeight: 0 } },
});

export const plain = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginTop: vars.space.s4,
});

/** It says by itself what it is for, and takes a line of its own where there is no room for that. */
export const plainField = style({ flexBasis: 220 });
export const plainAlert = style({ flexBasis: '100%' });

const chevronOf = (ink: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='11' height='7'%3E%3Cpath d='M1 1l4.5 4.5L10 1' fill='none' stroke='%23${ink}' stroke-width='1.6'/%3E%3C/svg%3E")`;

export const select = style({
  appearance: 'none',
  // As wide as the choice, where browsers can; the widest option elsewhere.
  fieldSizing: 'content',
  minHeight: 44,
  // In letters: of larger ones it would show fewer.
  maxWidth: 'min(12.26em, 100%)',
  paddingRight: 18,
  fontSize: 15.5,
  fontWeight: 500,
  textOverflow: 'ellipsis',
  background: `transparent ${chevronOf('10293f')} no-repeat right center`,
  border: 0,
  borderRadius: 2,
  cursor: 'pointer',
  '@media': {
    // The arrow is the system's.
    [media.forced]: { appearance: 'auto', backgroundImage: 'none' },
  },
});

/** A list in the row looks as what stands beside it and opens a sheet. */
globalStyle(`${choices} > ${select}`, {
  padding: '0 33px 0 14px',
  fontWeight: 600,
  backgroundPosition: 'right 14px center',
  border: `1.5px solid ${vars.color.field}`,
  '@media': { [scripted(media.column)]: { display: 'none' } },
});
globalStyle(`${choices} > ${select}:hover`, { borderColor: vars.color.navy });
const chosen = `${choices} > ${select}:has(option:checked:not([value=""]))`;
globalStyle(chosen, {
  color: vars.color.paper,
  backgroundColor: vars.color.navy,
  backgroundImage: chevronOf('faf6ea'),
  borderColor: vars.color.navy,
  '@media': { [media.forced]: { backgroundImage: 'none' } },
});
// What opens below it is drawn by the browser.
globalStyle(`${chosen} option`, { color: vars.color.navy, background: vars.color.sheet });
globalStyle(`${below} > ${select}`, { flex: 'none' });

/** The first stands near what was asked for; the next is another list. */
export const section = style({
  marginTop: vars.space.s6,
  selectors: { '& + &': { marginTop: vars.space.s8 } },
  '@media': {
    [media.column]: { marginTop: vars.space.s4, selectors: { '& + &': { marginTop: vars.space.s7 } } },
  },
});
// What takes the focus comes out from under what sticks.
globalStyle(`${section} :is(a, button)`, { scrollMarginTop: HEADER + 80 });
