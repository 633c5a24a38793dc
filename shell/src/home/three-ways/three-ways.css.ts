import { layers, media, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

const gap = 'clamp(36px, 4.8vw, 72px)';

export const way = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      inset: `0 auto 0 calc(${gap} / -2)`,
      width: 1,
      background: vars.tone.line,
    },
  },
  '@media': {
    [media.tablet]: { selectors: { '& + &::before': { left: -14 } } },
    [media.phone]: { selectors: { '& + &::before': { display: 'none' } } },
  },
});

export const title = style({
  paddingTop: vars.space.s5,
  '@media': { [media.phone]: { paddingTop: vars.space.s4 } },
});
export const text = style({
  flex: 1,
  padding: `${vars.space.s3} 0 ${vars.space.s5}`,
  '@media': { [media.phone]: { paddingBlock: `${vars.space.s2} ${vars.space.s4}` } },
});

/** Lower on phones, so that words and button are visible together with it. */
export const picture = style({ '@media': { [media.phone]: { aspectRatio: '16 / 10' } } });

/** The width of the picture on the page. */
export const sizes = `${media.phone} 70vw, 30vw`;
