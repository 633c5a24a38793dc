/** The shell's pictures: which drawing, cropped to which shape around which point, in which widths. */

export type Format = 'avif' | 'jpg';

export type PictureOrder = {
  drawing: string;
  /** The name of its description in code. */
  export: string;
  /** Width over height; absent, the drawing's own. */
  shape?: number;
  /** What a crop keeps, in percent across and down. */
  focus: { x: number; y: number };
  /** Ascending. JPEG, for the rare browser without AVIF and for whoever shares the page, is made in the last alone. */
  widths: readonly number[];
  formats: readonly Format[];
};

const plain = ['avif', 'jpg'] as const;

/** The hero at another hour: laid over the first, in the same box. */
const heroAt = (hour: string): PictureOrder => ({
  drawing: `hero-${hour}.jpg`,
  export: `${hour}Picture`,
  focus: { x: 70, y: 0 },
  widths: [800, 1280],
  formats: plain,
});

export const pictures: Record<string, PictureOrder> = {
  hero: {
    drawing: 'hero.jpg',
    export: 'heroPicture',
    focus: { x: 70, y: 0 },
    widths: [800, 1280],
    formats: plain,
  },
  'hero-dawn': heroAt('dawn'),
  'hero-day': heroAt('day'),
  'hero-night': heroAt('night'),
  /** For links that are shared, in the shape that every network shows whole. */
  card: {
    drawing: 'hero.jpg',
    export: 'cardPicture',
    shape: 1200 / 630,
    focus: { x: 70, y: 40 },
    widths: [1200],
    formats: ['jpg'],
  },
  /** Where a page is not. */
  boat: {
    drawing: 'boat.jpg',
    export: 'boatPicture',
    focus: { x: 78, y: 50 },
    widths: [800, 1280],
    formats: plain,
  },
  portrait: {
    drawing: 'portrait.jpg',
    export: 'portraitPicture',
    focus: { x: 50, y: 30 },
    widths: [420, 640, 960],
    formats: plain,
  },
  bungalow: {
    drawing: 'house-stilt-bungalow.jpg',
    export: 'bungalowPicture',
    shape: 5 / 4,
    focus: { x: 46, y: 50 },
    widths: [420, 800],
    formats: plain,
  },
  victorian: {
    drawing: 'house-victorian.jpg',
    export: 'victorianPicture',
    shape: 5 / 4,
    focus: { x: 36, y: 50 },
    widths: [420, 900],
    formats: plain,
  },
  dock: {
    drawing: 'fair-haven.jpg',
    export: 'dockPicture',
    shape: 5 / 4,
    focus: { x: 40, y: 60 },
    widths: [420, 800],
    formats: plain,
  },
  'buyers-cover': {
    drawing: 'sea-bright.jpg',
    export: 'buyersCover',
    shape: 165 / 140,
    focus: { x: 52, y: 60 },
    widths: [360],
    formats: plain,
  },
  'sellers-cover': {
    drawing: 'house-shingle-colonial.jpg',
    export: 'sellersCover',
    shape: 165 / 140,
    focus: { x: 60, y: 60 },
    widths: [360],
    formats: plain,
  },
  'moving-cover': {
    drawing: 'new-york.jpg',
    export: 'movingCover',
    shape: 165 / 140,
    focus: { x: 64, y: 40 },
    widths: [360],
    formats: plain,
  },
};
