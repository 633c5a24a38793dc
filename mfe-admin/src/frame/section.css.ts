import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { largeLetters } from './measures.ts';

const { style } = layered(layers.remotes);

export const section = style({ minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  paddingBottom: 10,
  borderBottom: `1px solid ${vars.tone.edge}`,
  '@media': { [largeLetters]: { flexWrap: 'wrap' } },
});
export const aside = style({
  fontSize: 15,
  color: vars.tone.quiet,
  whiteSpace: 'nowrap',
  '@media': { [largeLetters]: { whiteSpace: 'normal' } },
});
