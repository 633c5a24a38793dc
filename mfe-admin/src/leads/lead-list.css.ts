import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { atMostLines, narrow, oneLine, wide } from '../frame/measures.ts';

const { style, variants } = layered(layers.remotes);

export const group = style({
  padding: '14px 20px 6px 24px',
  font: `italic 400 17px/1.2 ${vars.font.display}`,
  color: vars.tone.body,
  borderBottom: `1px solid ${vars.tone.edge}`,
  '@media': { [narrow]: { paddingLeft: 20 } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '46px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  padding: '11px 20px 11px 24px',
  borderBottom: `1px dotted ${vars.color.field}`,
  transition: `background-color ${vars.time.color}`,
  '@media': {
    [narrow]: { paddingLeft: 20 },
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.dune } } },
  },
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const rowOpen = style({
  '@media': {
    [wide]: {
      background: vars.color.glassPale,
      boxShadow: `inset 4px 0 0 ${vars.color.glassDeep}`,
      borderBottomColor: 'transparent',
    },
    // Its words keep their own colors, so not the whole row is marked.
    [media.forced]: { paddingLeft: 18, borderLeft: '6px solid Highlight' },
  },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, minWidth: 0 });
/** Where letters are so large that nothing of the name would be left, the time goes below it. */
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  gap: '0 8px',
  alignItems: 'center',
  minWidth: 'min(100%, 8em)',
});
export const name = style({ ...atMostLines(3), overflowWrap: 'anywhere', fontSize: 16.5, fontWeight: 600 });
export const when = style({ flex: 'none', fontSize: 14, color: vars.tone.quiet, whiteSpace: 'nowrap' });
export const tone = variants({
  calm: {},
  soon: { color: vars.color.brassDeep, fontWeight: 600 },
  late: { color: vars.color.coral, fontWeight: 600 },
});
export const topic = style({ ...oneLine, fontSize: 15, lineHeight: 1.4, color: vars.tone.quiet });
