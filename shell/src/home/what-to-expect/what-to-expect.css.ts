import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const intro = style({ maxWidth: '22.8em' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: 26,
  borderTop: `1px solid ${vars.tone.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.tone.line}` } },
  '@media': {
    [media.column]: { gridTemplateColumns: '52px minmax(0, 1fr)' },
    [media.phone]: {
      gridTemplateColumns: '32px minmax(0, 1fr)',
      gap: vars.space.s3,
      paddingBlock: 10,
      alignContent: 'start',
    },
  },
});

export const number = style({
  fontFamily: vars.font.display,
  fontSize: 56,
  fontWeight: 300,
  lineHeight: 0.82,
  letterSpacing: '-.04em',
  color: vars.color.brassDeep,
  '@media': { [media.column]: { fontSize: 44 }, [media.phone]: { fontSize: 34 } },
});

/** Shown where the steps stand in a row that scrolls, so that most are out of view. */
export const of = style({
  display: 'none',
  paddingTop: 10,
  font: `500 14px/1 ${vars.font.text}`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'block' } },
});
