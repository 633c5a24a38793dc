import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const page = style({ paddingBlock: `${vars.space.s4} ${vars.space.section}` });
export const missing = style({ paddingBlock: vars.space.section });

export const ways = style({ display: 'flex', justifyContent: 'space-between' });

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  gridTemplateAreas: '"photos side" "rest side"',
  gap: '0 clamp(28px, 4vw, 56px)',
  alignItems: 'start',
  marginTop: vars.space.s3,
  '@media': { [media.column]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"photos" "side" "rest"' } },
});

export const photos = style({ gridArea: 'photos', minWidth: 0 });
export const rest = style({ gridArea: 'rest', minWidth: 0 });
export const side = style({
  gridArea: 'side',
  position: 'sticky',
  top: 96,
  '@media': { [media.column]: { position: 'static', marginTop: 20 } },
});

/** Hangs from the card's edge, across its inset. */
export const ribbon = style({ marginLeft: 'calc(-1 * clamp(22px, 2.4vw, 34px))' });

export const part = style({ marginTop: vars.space.s7 });

export const address = style({ marginTop: 18, overflowWrap: 'anywhere' });
export const price = style({
  marginTop: 18,
  fontSize: 'clamp(40px, 3.6vw, 52px)',
  letterSpacing: '-.03em',
  overflowWrap: 'anywhere',
});

export const trio = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBlock: '20px 24px',
  borderBlock: `1px solid ${vars.color.rule}`,
});
export const trioCell = style({
  paddingBlock: 14,
  selectors: { '& + &': { paddingLeft: vars.space.s4, borderLeft: `1px solid ${vars.color.rule}` } },
});
export const trioName = style({ fontSize: 14, color: vars.color.slate });
export const trioValue = style({
  fontFamily: vars.font.display,
  fontSize: 26,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
});

export const agent = style({
  display: 'grid',
  marginTop: 26,
  paddingTop: 22,
  borderTop: `1px solid ${vars.color.rule}`,
  fontSize: 16,
  lineHeight: 1.55,
  fontStyle: 'normal',
});
export const agentName = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 21,
  lineHeight: 1.25,
  letterSpacing: '-.012em',
});

export const openHouses = style({
  marginBottom: vars.space.s5,
  paddingLeft: vars.space.s4,
  borderLeft: `3px solid ${vars.color.glassDeep}`,
  fontSize: 16,
  lineHeight: 1.55,
});
export const openHouseTitle = style({ font: `500 21px/1.25 ${vars.font.display}`, letterSpacing: '-.012em' });

export const figure = style({ marginTop: vars.space.s4 });

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
});
export const mark = style({
  position: 'absolute',
  top: -1,
  width: 16,
  height: 16,
  marginLeft: -8,
  borderRadius: '50%',
  background: vars.color.navy,
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
export const small = style({ marginTop: vars.space.s4 });
