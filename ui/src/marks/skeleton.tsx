import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  width?: string | number | undefined;
  height?: string | number | undefined;
  /** The shape of a picture, `4 / 3`, instead of a height. */
  ratio?: string | undefined;
}

/** A placeholder for one thing that is loading. One text beside the list says that it is loading. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  const style = { width, height: height ?? (ratio ? undefined : 14), aspectRatio: ratio };
  return <span aria-hidden="true" className={styles.skeleton} style={style} />;
}
