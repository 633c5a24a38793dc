import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { narrow } from '../frame/measures.ts';

const { style, globalStyle } = layered(layers.remotes);
const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });

export const panes = style({
  display: 'grid',
  gridTemplateColumns: '404px minmax(0, 1fr)',
  height: '100vh',
  ...onNarrow({ display: 'block', height: 'auto' }),
});
export const list = style({
  position: 'relative',
  overflowY: 'auto',
  minWidth: 0,
  paddingBottom: 24,
  borderRight: `1px solid ${vars.color.duneDeep}`,
  ...onNarrow({ overflow: 'visible', borderRight: 0 }),
});
export const listBehind = style(onNarrow({ display: 'none' }));
export const opened = style({
  overflowY: 'auto',
  minWidth: 0,
  background: vars.color.sheet,
  ...onNarrow({ overflow: 'visible', background: 'none' }),
});
export const openedEmpty = style({ display: 'grid', placeContent: 'center', ...onNarrow({ display: 'none' }) });

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '26px 20px 12px 24px',
  ...onNarrow({ padding: '4px 20px 8px', gap: 8 }),
});
export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // On phones the bar at the top has the title.
  ...onNarrow({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }),
});
/** What is done rarely: beside the title, and on phones below the list. */
export const besideTitle = style(onNarrow({ display: 'none' }));
export const below = style({ display: 'none', ...onNarrow({ display: 'block', padding: '20px 20px 0' }) });
export const title = style({
  font: `400 clamp(30px, 3.3vw, 42px)/1.06 ${vars.font.display}`,
  letterSpacing: '-.018em',
});
export const chips = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
});
/** All of them fit on one line of a phone, with a count of two digits. */
globalStyle(`${chips} > button`, { flex: '1 0 auto', gap: 5, maxWidth: '8em', paddingInline: 4, fontSize: 14 });

export const search = style({ display: 'grid', gap: 8 });
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' });
export const filter = style({
  minHeight: 44,
  maxWidth: 170,
  paddingInline: '2px 4px',
  fieldSizing: 'content',
  border: 0,
  background: 'none',
  font: `500 15px/1.2 ${vars.font.text}`,
  color: vars.tone.body,
});
export const filterOn = style({
  fontWeight: 600,
  color: vars.tone.ink,
  boxShadow: `inset 0 -2px 0 ${vars.color.brass}`,
});

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '20px 24px',
  color: vars.tone.body,
});

/** In the bar of phones, beside the back link. */
export const neighbours = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.tone.quiet,
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const neighbour = style({ display: 'grid', placeItems: 'center', width: 44, height: 44, color: vars.tone.ink });
