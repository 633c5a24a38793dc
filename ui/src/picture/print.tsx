import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { HouseIcon } from '../icons/signs.tsx';
import * as styles from './picture.css.ts';

/** A picture as a print: white margin, hairline, and a caption set like a plate's. */
export function Print({ children, caption }: { children: ReactNode; caption?: ReactNode }) {
  return (
    <figure className={styles.print}>
      {children}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

export interface AwaitingPictureProps {
  text: string;
  ratio?: styles.Ratio | undefined;
  /** For a thumbnail: the words alone. */
  small?: boolean | undefined;
}

/** Drawn in place of a picture that does not exist yet. */
export function AwaitingPicture({ text, ratio, small = false }: AwaitingPictureProps) {
  return (
    <div className={cx(styles.awaiting, small && styles.awaitingSmall, ratio && styles.ratio[ratio])}>
      {!small && <HouseIcon />}
      <span>{text}</span>
    </div>
  );
}
