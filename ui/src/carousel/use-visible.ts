import { media } from '../contract.css.ts';
import { useMedia } from '../use-media.ts';

/** How many slots are in view: `wide`, or one below 768 px. The style sheet has the same rule. */
export const useVisible = (wide: number): number => (useMedia(media.carousel) ? 1 : wide);
