/** Drawings beside the towns' own (`derive-pictures.ts`). Made by `node shell/scripts/pictures.ts mfe-areas`. */

export const target = 'src/drawings/generated/';

const formats = ['avif', 'webp', 'jpg'] as const;

export const pictures = {
  /** Of no town. */
  signpost: {
    drawing: 'signpost.jpg',
    export: 'signpostPicture',
    focus: { x: 66, y: 50 },
    widths: [800, 1280],
    formats,
  },
  'shore-wide': {
    drawing: 'shore-wide.jpg',
    export: 'wideShore',
    focus: { x: 50, y: 50 },
    widths: [960, 1600],
    formats,
  },
  /** For phones. */
  'shore-tall': {
    drawing: 'shore-tall.jpg',
    export: 'tallShore',
    focus: { x: 50, y: 50 },
    widths: [740, 1100],
    formats,
  },
};
