import { media } from '../contract.css.ts';
import { useMedia } from '../use-media.ts';

/** How many slots are in sight: the wide number, or one below 768 px. The style sheet arranges the same by itself. */
export const useVisible = (wide: number): number => (useMedia(media.carousel) ? 1 : wide);
