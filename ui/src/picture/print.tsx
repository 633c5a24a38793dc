import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { HouseIcon } from '../icons/signs.tsx';
import * as styles from './picture.css.ts';

/** A picture like a photographic print: a white margin, a hairline, and a caption. */
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
  /** For a thumbnail: only the text. */
  small?: boolean | undefined;
}

/** Shown instead of a picture that does not exist yet. */
export function AwaitingPicture({ text, ratio, small = false }: AwaitingPictureProps) {
  return (
    <div className={cx(styles.awaiting, small && styles.awaitingSmall, ratio && styles.ratio[ratio])}>
      {!small && <HouseIcon />}
      <span>{text}</span>
    </div>
  );
}
