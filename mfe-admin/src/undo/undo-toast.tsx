import { useEffect, useState } from 'react';
import { CloseIcon, cx } from 'ui';
import { offPaper } from '../theme/paper.css.ts';
import { type Done, done } from './undo.ts';
import * as styles from './undo-toast.css.ts';

/** Milliseconds for which Undo is offered. The time stops while pointer or focus is on the toast. */
const OFFERED_FOR = 10_000;

const close = (id: number) => done.get()?.id === id && done.set(null);

function Offer({ id, subject, words, undo }: Done) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(id), OFFERED_FOR);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  function handleUndo(): void {
    close(id);
    void undo();
  }

  return (
    <fieldset
      aria-label="What was just done"
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.words}>
        <b>{subject}</b> {words}
      </p>
      <button type="button" className={styles.undo} onClick={handleUndo}>
        Undo
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={() => close(id)}>
        <CloseIcon width={14} height={14} />
      </button>
    </fieldset>
  );
}

/** Says what was done, and offers Undo. */
export function UndoToast() {
  const offered = done.use();
  return (
    <div role="status" className={cx(styles.corner, offPaper)}>
      {offered && <Offer key={offered.id} {...offered} />}
    </div>
  );
}
