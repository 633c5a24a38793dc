import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { atMostLines, narrow } from '../frame/measures.ts';
import { chosenByForce, desk, edgeByForce } from '../theme/desk.css.ts';

const { style, variants } = layered(layers.remotes);
const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });
const dotted = `1px dotted ${vars.color.field}`;
const hairline = `1px solid ${vars.color.duneDeep}`;

/** 1201 pixels at the default font size. From this width on, a week fits beside the rail. */
export const roomy = 'screen and (min-width: 75.0625rem)';
const twoColumns = 'screen and (min-width: 700px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 26,
  alignItems: 'start',
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 36 },
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 246px', columnGap: 28 },
  },
});
export const whole = style({ gridColumn: '1 / -1' });

export const nav = style({ display: 'flex', gap: 10, alignItems: 'center', ...onNarrow({ gap: 4 }) });
/** Without a border on a phone, so that the title fits on one line. */
export const toToday = style(onNarrow({ paddingInline: 8, border: 0, boxShadow: 'none' }));
export const round = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.tone.edge}`,
  '@media': { [media.forced]: edgeByForce },
});

export const notice = style({
  gridColumn: '1 / -1',
  padding: '12px 14px',
  background: vars.color.sheet,
  borderLeft: `5px solid ${vars.color.brassDeep}`,
  fontSize: 15,
});

/** Seven days in a row, from edge to edge on phones. */
export const strip = style({
  gridColumn: '1 / -1',
  display: 'grid',
  // A second row where seven words in large letters would touch each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(100% / 7, 2.1em), 1fr))',
  borderBlock: hairline,
  ...onNarrow({ marginInline: -20 }),
});
export const stripDay = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  minHeight: 66,
  padding: '8px 0 6px',
  fontSize: 13,
  color: vars.tone.quiet,
  selectors: {
    '&[aria-current]': { background: desk.nav.ground, color: desk.nav.ink },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]': chosenByForce } } },
});
export const stripDate = style({
  font: `400 20px/1.1 ${vars.font.display}`,
  color: vars.tone.ink,
  selectors: { [`${stripDay}[aria-current] &`]: { color: 'inherit' } },
});
export const dots = style({ display: 'flex', gap: 3, height: 6 });
export const mark = style({ width: 6, height: 6, borderRadius: '50%' });
export const dot = variants({
  firm: {
    background: vars.tone.ink,
    selectors: { [`${stripDay}[aria-current] &`]: { background: desk.nav.mark } },
    '@media': { [media.forced]: { border: '3px solid' } },
  },
  open: {
    boxShadow: `inset 0 0 0 1.5px ${vars.color.brassDeep}`,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '50px minmax(0, 1fr) 44px',
  gap: 12,
  alignItems: 'center',
  minHeight: 68,
  padding: '9px 0',
  borderBottom: dotted,
});
export const hour = style({
  font: `400 20px/1.1 ${vars.font.display}`,
  letterSpacing: '-.01em',
  color: vars.tone.quiet,
});
export const half = style({ display: 'block', font: `400 13.5px/1.3 ${vars.font.text}`, letterSpacing: 0 });
export const place = style({
  display: 'block',
  fontSize: 16.5,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const who = style({
  display: 'block',
  fontSize: 15,
  lineHeight: 1.35,
  color: vars.tone.quiet,
  overflowWrap: 'anywhere',
});
export const open = style({ color: vars.color.brassDeep, fontWeight: 500 });
export const dotsButton = style({ display: 'grid', placeItems: 'center', width: 44, height: 44 });
export const nothing = style({ padding: '16px 0', color: vars.tone.quiet });

export const asked = style({ padding: '14px 0', borderBottom: dotted });
export const askedWho = style({
  display: 'grid',
  gridTemplateColumns: '46px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
});
export const askedName = style({ font: `600 16.5px/1.3 ${vars.font.text}` });
/** A long message is read on the lead's own page. */
export const said = style({
  ...atMostLines(4),
  marginTop: 8,
  fontSize: 15,
  color: vars.tone.quiet,
  overflowWrap: 'anywhere',
});
export const time = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  paddingTop: 8,
  fontWeight: 600,
  fontSize: 15.5,
});
export const accept = style({
  minHeight: 44,
  paddingInline: 18,
  borderRadius: 2,
  font: `600 15px/1 ${vars.font.text}`,
  boxShadow: `inset 0 0 0 1.5px ${vars.tone.edge}`,
  '@media': { [media.forced]: edgeByForce },
});
/** The main action of the page. */
export const acceptFirst = style({ background: vars.color.brass, color: desk.onAct, boxShadow: 'none' });
export const another = style({ minHeight: 44, marginTop: 8, fontWeight: 600, fontSize: 15.5 });
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 });
export const gone = style({ fontWeight: 400, color: vars.tone.quiet });
/** To call on the way. */
export const onlyPaper = style({ '@media': { screen: { display: 'none' } } });
