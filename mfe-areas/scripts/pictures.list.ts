/** Drawings beside the towns' own (`derive-pictures.ts`). Made by `node shell/scripts/pictures.ts mfe-areas`. */

export const target = 'src/drawings/generated/';

const formats = ['avif', 'jpg'] as const;

const shore = (drawing: string, name: string, widths: readonly number[]) => ({
  drawing: `shore-${drawing}.jpg`,
  export: name,
  focus: { x: 50, y: 50 },
  widths,
  formats,
});
/** The sheet that is wider than high, and the one for phones. */
const widths = { wide: [960, 1600], tall: [740, 1100] };

export const pictures = {
  /** Of no town. */
  signpost: {
    drawing: 'signpost.jpg',
    export: 'signpostPicture',
    focus: { x: 66, y: 50 },
    widths: [800, 1280],
    formats,
  },
  'shore-wide': shore('wide', 'wideShore', widths.wide),
  'shore-wide-evening': shore('wide-evening', 'wideEvening', widths.wide),
  'shore-tall': shore('tall', 'tallShore', widths.tall),
  'shore-tall-evening': shore('tall-evening', 'tallEvening', widths.tall),
};
