/** The dialogs' pictures. Made by `node shell/scripts/pictures.ts mfe-leads`. */

const plain = ['avif', 'jpg'] as const;

export const pictures = {
  /** Beside the contact form: two chairs at the end of a dock. */
  dock: {
    drawing: 'fair-haven.jpg',
    export: 'dockPicture',
    shape: 340 / 600,
    focus: { x: 42, y: 50 },
    widths: [408],
    formats: plain,
  },
  /** Beside the valuation form: the lit windows. */
  victorian: {
    drawing: 'house-victorian.jpg',
    export: 'victorianPicture',
    shape: 340 / 600,
    focus: { x: 34, y: 50 },
    widths: [408],
    formats: plain,
  },
  /** Above the popup. */
  colonial: {
    drawing: 'house-shingle-colonial.jpg',
    export: 'colonialPicture',
    shape: 620 / 210,
    focus: { x: 50, y: 62 },
    widths: [620, 1240],
    formats: plain,
  },
};
