import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { largeLetters, narrow } from '../frame/measures.ts';

const { style } = layered(layers.remotes);
const onNarrow = (rule: object) => ({ '@media': { [narrow]: rule } });
const dotted = `1px dotted ${vars.color.field}`;

export const finding = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 18px',
  minHeight: 68,
  padding: '9px 0',
  borderBottom: dotted,
});
export const well = style({ display: 'grid', color: vars.color.glassDeep });
export const toSeeTo = style({ display: 'grid', color: vars.color.brassDeep });
/** On a phone below the words: beside them it would leave room for three words a line. */
export const action = style({
  selectors: { '&:empty': { display: 'none' } },
  ...onNarrow({ gridColumn: 2, justifySelf: 'start', marginBottom: 6 }),
});
export const words = style({ overflowWrap: 'anywhere' });
export const told = style({
  marginTop: 24,
  padding: '14px 18px',
  background: vars.color.sheet,
  borderLeft: `5px solid ${vars.color.glassDeep}`,
  overflowWrap: 'anywhere',
});
/** In large letters, a part's cells stand one below the other. */
const stacked = (rule: object) => ({ '@media': { [largeLetters]: rule } });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  ...stacked({ display: 'block' }),
});
export const heads = style(
  stacked({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }),
);
export const parts = style(stacked({ display: 'block' }));
export const ofPart = style(stacked({ display: 'grid', padding: '9px 0', borderBottom: dotted }));
export const head = style({
  padding: '10px 0',
  borderBottom: `1px solid ${vars.tone.ink}`,
  textAlign: 'left',
  fontSize: 14,
  fontWeight: 600,
  color: vars.tone.quiet,
});
const ofCell = {
  padding: '9px 8px 9px 0',
  borderBottom: dotted,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  ...stacked({ padding: 0, border: 0 }),
} as const;
export const cell = style(ofCell);
export const part = style({ ...ofCell, fontWeight: 600 });
