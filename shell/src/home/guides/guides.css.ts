import { layers, media, vars } from 'ui/contract';
import { inRail, layered, railOf } from 'ui/style';

const { style, variants } = layered(layers.remotes);

export const guides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(20px, 3vw, 44px)',
  '@media': { [media.tablet]: { gap: 28 }, [media.phone]: railOf('88%') },
});

export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 172px) minmax(0, 1fr)',
  gap: 22,
  alignItems: 'end',
  '@media': {
    [media.menu]: { gridTemplateColumns: 'minmax(0, 172px)', alignContent: 'start' },
    [media.phone]: { ...inRail, gridTemplateColumns: '100px minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const cover = style({
  position: 'relative',
  aspectRatio: '3 / 4.2',
  display: 'flex',
  flexDirection: 'column',
  padding: '14px 14px 0 20px',
  overflow: 'hidden',
  printColorAdjust: 'exact',
  // The second shadow looks like another sheet behind the cover.
  boxShadow: `7px 7px 0 -1px ${vars.color.sheet}, 7px 7px 0 0 ${vars.color.rule}, 0 0 0 1px ${vars.color.rule}`,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    zIndex: 1,
    width: 7,
    background: 'rgb(16 41 63 / .16)',
  },
});

/** The colors of the covers, from the drawings. */
export const coverLook = variants({
  sea: { background: '#1e6270', color: vars.color.paper },
  sun: { background: '#f2b657', color: vars.color.navy },
  dusk: { background: '#3b3f63', color: vars.color.paper },
});

export const coverTitle = style({
  fontFamily: vars.font.display,
  fontSize: 21,
  fontWeight: 500,
  lineHeight: 1.02,
  letterSpacing: '-.015em',
  '@media': { [media.phone]: { fontSize: 16 } },
});

export const coverLine = style({
  paddingTop: 6,
  fontSize: 11.5,
  lineHeight: 1.3,
  '@media': { [media.phone]: { display: 'none' } },
});

export const coverPicture = style({ position: 'absolute', inset: 'auto 0 0 7px', height: '58%' });

export const text = style({ paddingTop: 6, fontSize: 15.5, lineHeight: 1.5 });

export const read = style({ paddingTop: 4, fontSize: 15.5, lineHeight: 1.5, color: vars.tone.body });
