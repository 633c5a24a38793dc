import sharp, { type Sharp } from 'sharp';
import { H, W } from './kit/geometry.ts';
import { type Size, trimOf } from './kit/sheet.ts';

/** A drawing as pixels, cut to its trim. `size` defaults to 1600 × 900; `width` prints it smaller. */
export const print = (svg: string, size: Size = { w: W, h: H }, width: number = size.w): Sharp =>
  sharp(Buffer.from(svg), { unlimited: true })
    .extract(trimOf(size))
    .resize(width, Math.round((width * size.h) / size.w));

/** Grain costs bytes: at quality 76 a print has 100 to 160 kB and keeps its grain. */
export const toJpeg = (picture: Sharp): Sharp => picture.jpeg({ quality: 76, mozjpeg: true });

/** For a layer over a picture: transparent where it covers nothing. */
export const toLayer = (picture: Sharp): Sharp => picture.avif({ quality: 44, effort: 5 });

/** In the format of the file's extension. */
export const toFormatOf = (file: string, picture: Sharp): Sharp =>
  file.endsWith('.avif') ? toLayer(picture) : toJpeg(picture);
