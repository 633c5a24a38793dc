import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon, cx } from 'ui';
import { focusQuietly } from '../frame/focus-quietly.ts';
import { deed } from '../frame/notice.css.ts';
import { offPaper } from '../theme/paper.css.ts';
import { close, type Done, done, lost, takeBack } from './undo.ts';
import * as styles from './undo-toast.css.ts';

/** Milliseconds for which Undo is offered. The time stops while pointer or focus is on the toast. */
const OFFERED_FOR = 10_000;

function Offer(offered: Done) {
  const { id, subject, words, problem } = offered;
  const [isHeld, setHeld] = useState(false);
  /** What had the focus before. It goes back there when the toast goes. */
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    // What could not be taken back is offered until the agent closes it.
    if (isHeld || problem) return;
    const timer = setTimeout(() => close(id), OFFERED_FOR);
    return () => clearTimeout(timer);
  }, [id, isHeld, problem]);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    setHeld(true);
    // Nothing had it where the window itself was left and entered again.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }

  function leave(): void {
    const here = document.activeElement;
    if (before.current instanceof HTMLElement) focusQuietly(before.current);
    // It may be gone or disabled by now.
    const main = document.getElementById('main');
    if (document.activeElement === here && main) focusQuietly(main);
  }

  function handleUndo(): void {
    leave();
    void takeBack(offered);
  }

  function handleClose(): void {
    leave();
    close(id);
  }

  return (
    <fieldset
      aria-label="What was just done"
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={handleFocus}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.words}>
        <b>
          <bdi>{subject}</bdi>
        </b>{' '}
        {words}
        {problem && `. Not taken back: ${problem}`}
      </p>
      <button type="button" className={deed} onClick={handleUndo}>
        Undo
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={handleClose}>
        <CloseIcon width={14} height={14} />
      </button>
    </fieldset>
  );
}

/** Says what was done, and offers Undo. */
export function UndoToast() {
  const [first] = lost.use();
  const offered = done.use() ?? first;
  return (
    <div role="status" className={cx(styles.corner, offPaper)}>
      {offered && <Offer key={offered.id} {...offered} />}
    </div>
  );
}
