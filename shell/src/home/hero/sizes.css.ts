import { media } from 'ui/contract';

/**
 * As wide as the drawing is drawn, of which the box shows a part. Told too small, the picture would count as enlarged, and the
 * video over it as the larger paint.
 */
export const sizes = `${media.column} 820px, max(1140px, 111vw)`;
