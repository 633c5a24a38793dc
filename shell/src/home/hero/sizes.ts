/**
 * As wide as the drawing is drawn, of which the box shows a part. Told too small, the picture would count as enlarged, and the
 * video over it as the larger paint.
 */
export const SIZES = '(max-width: 820px) 820px, max(1140px, 111vw)';
