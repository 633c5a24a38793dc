import { type ReactNode, useId, useState } from 'react';
import * as styles from './fold.css.ts';

/** A titled list in the footer. On a phone it opens on a press. Elsewhere, and without scripts, it is always open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  return (
    <nav aria-label={title} className={styles.fold} data-open={isOpen}>
      <h2 className={styles.title}>
        <span className={styles.words}>{title}</span>
        <button
          type="button"
          className={styles.press}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </button>
      </h2>
      <div id={content} className={styles.content}>
        {children}
      </div>
    </nav>
  );
}
