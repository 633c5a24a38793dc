import sharp, { type Sharp } from 'sharp';
import { H, W } from './kit/geometry.ts';
import { type Size, trimOf } from './kit/sheet.ts';

/** A drawing as pixels, cut to its trim: 1600 × 900, if it has no size of its own; `width` prints it smaller. */
export const print = (svg: string, size: Size = { w: W, h: H }, width: number = size.w): Sharp =>
  sharp(Buffer.from(svg), { unlimited: true })
    .extract(trimOf(size))
    .resize(width, Math.round((width * size.h) / size.w));

/** Grain costs bytes: at 76 a print weighs 100 to 160 kB and keeps its tooth. */
export const toJpeg = (picture: Sharp): Sharp => picture.jpeg({ quality: 76, mozjpeg: true });

/** What lies over a picture: it lets through what it does not cover. */
export const toLayer = (picture: Sharp): Sharp => picture.avif({ quality: 44, effort: 5 });

/** As its file's name says. */
export const toFormatOf = (file: string, picture: Sharp): Sharp =>
  file.endsWith('.avif') ? toLayer(picture) : toJpeg(picture);
