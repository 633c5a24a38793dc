import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { folds } from '../../folds.ts';

const { style } = layered(layers.remotes);

const hairline = `1px solid ${vars.tone.line}`;

/** Lists of links, which are useless on paper. */
export const fold = style({
  '@media': {
    print: { display: 'none' },
    [media.phone]: { paddingTop: vars.space.s6 },
    [folds]: { paddingTop: 0, borderTop: hairline },
  },
});

export const title = style({
  paddingBottom: 10,
  fontFamily: vars.font.text,
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: vars.tone.ink,
  '@media': { [folds]: { paddingBottom: 0 } },
});

export const words = style({ '@media': { [folds]: { display: 'none' } } });

export const press = style({
  display: 'none',
  '@media': {
    [folds]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      minHeight: 48,
      fontSize: 17,
      fontWeight: 600,
      textAlign: 'left',
      color: vars.tone.ink,
      '::after': { content: '"+" / ""', fontFamily: vars.font.display, fontSize: 32, fontWeight: 300, lineHeight: 1 },
      selectors: { '&[aria-expanded="true"]::after': { content: '"–" / ""' } },
    },
  },
});

export const content = style({
  '@media': {
    [folds]: {
      display: 'none',
      paddingBottom: vars.space.s4,
      selectors: { [`${fold}[data-open="true"] &`]: { display: 'block' } },
    },
  },
});
