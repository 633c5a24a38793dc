import sharp, { type Sharp } from 'sharp';
import { H, W } from './kit/geometry.ts';
import { TRIM } from './kit/sheet.ts';

/** A drawing as pixels, cut to its trim, 1600 × 900. */
export const print = (svg: string): Sharp => sharp(Buffer.from(svg), { unlimited: true }).extract(TRIM).resize(W, H);

/** Grain costs bytes: at 76 a print weighs 100 to 160 kB and keeps its tooth. */
export const toJpeg = (picture: Sharp): Sharp => picture.jpeg({ quality: 76, mozjpeg: true });
