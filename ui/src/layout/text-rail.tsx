import type { ReactNode } from 'react';
import { media } from '../contract.css.ts';
import { useMedia } from '../use-media.ts';
import * as styles from './text-rail.css.ts';

/** A list of words that on a phone is one line moved by a finger. Nothing in it takes the focus, so it does itself, for the arrow keys. */
export function TextRail({ label, children }: { label: string; children: ReactNode }) {
  const isMoving = useMedia(media.phone);
  const scrolled = isMoving ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className={styles.rail} {...scrolled}>
      {children}
    </div>
  );
}
