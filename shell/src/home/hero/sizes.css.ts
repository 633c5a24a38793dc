import { media } from 'ui/contract';

/**
 * The width of the whole drawing, of which the box shows a part. With a smaller value, the picture would count as
 * enlarged, and the video over it as the larger paint.
 */
export const sizes = `${media.column} 820px, max(1140px, 111vw)`;
