import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  width?: string | number | undefined;
  height?: string | number | undefined;
  /** Instead of a height: the shape of a picture, `4 / 3`. */
  ratio?: string | undefined;
}

/** The blank of one thing still loading. The words that say so stand beside it, once for the whole list. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  const style = { width, height: height ?? (ratio ? undefined : 14), aspectRatio: ratio };
  return <span aria-hidden="true" className={styles.skeleton} style={style} />;
}
