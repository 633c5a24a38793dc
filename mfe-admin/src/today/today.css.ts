import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { atMostLines, halves, narrow, oneLine, tablet } from '../frame/measures.ts';

const { style, variants } = layered(layers.remotes);
const onNarrow = (rule: object, onTablet: object = {}) => ({ '@media': { [narrow]: rule, [tablet]: onTablet } });
const dotted = `1px dotted ${vars.color.field}`;

export const today = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: '28px 36px',
  alignItems: 'start',
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 30 }, halves),
});
export const notYet = style({ display: 'none' });
export const wide = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
export const stack = style({ display: 'grid', gap: 30, alignContent: 'start', minWidth: 0, ...onNarrow({ gap: 26 }) });

export const tone = variants({
  calm: { color: vars.tone.quiet },
  soon: { color: vars.color.brassDeep, fontWeight: 600 },
  late: { color: vars.color.coral, fontWeight: 600 },
});
export const who = style({ display: 'inline-flex', alignItems: 'center', minHeight: 24, overflowWrap: 'anywhere' });

/** The person who waits longest: a sheet, from edge to edge on phones. */
export const first = style({
  display: 'grid',
  gridTemplateColumns: '68px minmax(0, 1fr)',
  gap: '0 18px',
  alignItems: 'start',
  marginTop: 14,
  padding: 20,
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.duneDeep}`,
  ...onNarrow({ marginInline: -20, marginTop: 0, padding: '16px 20px', columnGap: 16 }, { margin: '14px 0 0' }),
});
export const firstWords = style({ minWidth: 0, fontSize: 15, lineHeight: 1.4, color: vars.tone.quiet });
export const firstName = style({
  font: `400 27px/1.1 ${vars.font.display}`,
  letterSpacing: '-.012em',
  color: vars.tone.ink,
  ...onNarrow({ fontSize: 25 }),
});
export const about = style({ color: vars.tone.body });
const lines = atMostLines(5);
export const said = style({
  gridColumn: '2',
  maxWidth: '31em',
  paddingTop: 8,
  font: `400 18px/1.45 ${vars.font.display}`,
  color: vars.tone.body,
  overflowWrap: 'anywhere',
  // A long message is read on the lead's own page.
  ...lines,
  '@media': { [narrow]: { gridColumn: '1 / -1', fontSize: 17.5, paddingTop: 12 }, ...lines['@media'] },
});
export const firstWays = style({ gridColumn: '1 / -1', paddingTop: 16 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '46px minmax(0, 1fr) 268px',
  gap: '0 14px',
  alignItems: 'center',
  padding: '10px 0',
  borderBottom: dotted,
  ...onNarrow({ gridTemplateColumns: '46px minmax(0, 1fr)', padding: '12px 0 4px' }),
});
export const rowWords = style({ minWidth: 0 });
export const rowFirst = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  ...onNarrow({ justifyContent: 'space-between' }),
});
export const rowName = style({ font: `600 16.5px/1.3 ${vars.font.text}`, minWidth: 0 });
export const left = style({ flex: 'none', fontSize: 14 });
export const topic = style({ ...oneLine, fontSize: 15, lineHeight: 1.4, color: vars.tone.quiet });
export const rowWays = style(onNarrow({ gridColumn: '2' }));
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brass,
  textUnderlineOffset: 4,
});

export const asked = style({ padding: '14px 0', borderBottom: dotted });

export const empty = style({ display: 'grid', justifyItems: 'start', gap: 12, padding: '12px 0 24px' });
export const emptyTitle = style({ font: `400 clamp(29px, 3vw, 38px)/1.06 ${vars.font.display}` });
export const emptyWords = style({
  maxWidth: '22em',
  font: `400 19px/1.5 ${vars.font.display}`,
  color: vars.tone.body,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  minHeight: 68,
  padding: '9px 0',
  borderBottom: dotted,
});
export const itemPicture = style({ width: 64 });
export const itemName = style({ display: 'block', fontSize: 16.5, fontWeight: 600, lineHeight: 1.3 });
export const need = style({ fontSize: 15, lineHeight: 1.35, color: vars.color.brassDeep, fontWeight: 500 });

export const week = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '18px 20px', paddingTop: 16 });
export const figure = style({ display: 'grid', gap: 3 });
export const figureLabel = style({ order: 2, fontSize: 13.5, lineHeight: 1.3, color: vars.tone.quiet });
export const figureValue = style({
  font: `300 34px/1 ${vars.font.display}`,
  letterSpacing: '-.03em',
  ...onNarrow({ fontSize: 28 }),
});
export const before = style({ display: 'block', fontWeight: 500, color: vars.tone.body });
