import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style, globalStyle } = layered(layers.remotes);

const hairline = `1px solid ${vars.tone.line}`;

/**
 * Half words on navy, half picture. The words keep to the page's column; the picture reaches to the edge of the screen.
 */
export const pitch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({
  padding: `${vars.space.section} clamp(32px, 5vw, 80px)`,
  paddingLeft: `max(${vars.space.gutter}, calc((100vw - ${vars.width.content}) / 2))`,
  '@media': {
    [media.column]: { padding: `64px ${vars.space.gutter}` },
    [media.phone]: { paddingBlock: vars.space.section },
  },
});

export const text = style({
  paddingTop: vars.space.s5,
  maxWidth: '28em',
  '@media': { [media.phone]: { paddingTop: vars.space.s3 } },
});

/** The width of the lines between them. */
const MEASURE = 440;
globalStyle(`${words} > button`, { maxWidth: MEASURE });

export const contents = style({
  maxWidth: MEASURE,
  paddingBlock: vars.space.s6,
  '@media': { [media.phone]: { paddingBlock: vars.space.s3 } },
});

export const content = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 12,
  borderBottom: hairline,
  selectors: { '&:first-child': { borderTop: hairline } },
  // Each fits on one line.
  '@media': { [media.phone]: { paddingBlock: 5, fontSize: 15.5 } },
});

export const how = style({ color: vars.tone.body, textAlign: 'right' });
export const note = style({ paddingTop: vars.space.s3 });

export const picture = style({
  position: 'relative',
  minHeight: 260,
  '@media': {
    [media.column]: { order: -1, height: 'clamp(260px, 50vw, 400px)' },
    [media.phone]: { minHeight: 0, height: 132 },
  },
});

/** The width of the picture on the page. */
export const sizes = `${media.column} 100vw, 60vw`;
