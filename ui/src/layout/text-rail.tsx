import type { ReactNode } from 'react';
import { media } from '../contract.css.ts';
import { useMedia } from '../use-media.ts';
import * as styles from './text-rail.css.ts';

/**
 * A list of texts, on a phone one row that a finger scrolls. Nothing in it is focusable, so the row itself is, for the
 * arrow keys.
 */
export function TextRail({ label, children }: { label: string; children: ReactNode }) {
  const isMoving = useMedia(media.phone);
  const scrolled = isMoving ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className={styles.rail} {...scrolled}>
      {children}
    </div>
  );
}
