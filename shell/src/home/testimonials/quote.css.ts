import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingTop: 20,
  borderTop: `2px solid ${vars.tone.edge}`,
  '@media': { [media.phone]: { paddingTop: vars.space.s4 } },
});

export const stars = style({ display: 'flex', gap: 3, paddingBottom: 14, color: vars.color.brassDeep });

export const words = style({
  flex: 1,
  fontFamily: vars.font.display,
  fontSize: 'clamp(20px, 1.62vw, 24px)',
  lineHeight: 1.38,
  letterSpacing: '-.008em',
});

/** The button of a long testimonial. While it is closed, the rest is not shown, and an ellipsis is. On paper all is. */
export const more = style({ paddingTop: vars.space.s2, '@media': { print: { display: 'none' } } });
export const summary = style({
  // Its hidden words are cut off with the row that it is in, so that they do not widen the page.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const first = style({});
export const whileClosed = style({});
export const whileOpen = style({});
const closed = `${quote}:not(:has(> ${more}[open]))`;
globalStyle(`${quote}:has(> ${more}[open]) ${whileClosed}`, { display: 'none' });
globalStyle(`${closed} ${whileOpen}`, { '@media': { screen: { display: 'none' } } });
globalStyle(`${closed} ${first}::after`, { '@media': { screen: { content: '"…"' } } });

export const by = style({
  paddingTop: vars.space.s5,
  fontSize: vars.size.small,
  color: vars.tone.quiet,
  '@media': { [media.phone]: { paddingTop: vars.space.s3 } },
});
export const name = style({ display: 'block', fontSize: 16, fontWeight: 600, color: vars.tone.ink });
