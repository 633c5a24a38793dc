/** The lists' picture. Made by `node shell/scripts/pictures.ts mfe-listings`. */

export const pictures = {
  /** Where nothing was found. */
  gate: {
    drawing: 'gate.jpg',
    export: 'gatePicture',
    shape: 12 / 5,
    focus: { x: 78, y: 46 },
    widths: [480, 1168],
    formats: ['avif', 'jpg'] as const,
  },
};
