/** The picture of no town. Made by `node shell/scripts/pictures.ts mfe-areas`, beside the towns' own (`derive-pictures.ts`). */

export const target = 'src/area/generated/';

export const pictures = {
  signpost: {
    drawing: 'signpost.jpg',
    export: 'signpostPicture',
    focus: { x: 66, y: 50 },
    widths: [800, 1280],
    formats: ['avif', 'webp', 'jpg'] as const,
  },
};
