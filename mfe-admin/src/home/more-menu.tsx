import { Link } from 'platform';
import { useEffect, useRef, useState } from 'react';
import { DotsIcon } from '../frame/icons.tsx';
import * as styles from './home.css.ts';

export type MoreItem = { words: string; onPress?: () => void; to?: string };

/** Rare actions, in a menu behind three dots. Escape, a press outside or a choice closes it. */
export function MoreMenu({ items }: { items: readonly MoreItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') {
        setOpen(false);
        dots.current?.focus();
      }
      const isOutside = event.target instanceof Node && !whole.current?.contains(event.target);
      if (event.type !== 'keydown' && isOutside) setOpen(false);
    };
    const types = ['keydown', 'pointerdown', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, close);
    return () => {
      for (const type of types) document.removeEventListener(type, close);
    };
  }, [isOpen]);

  return (
    <div ref={whole} className={styles.more}>
      <button
        ref={dots}
        type="button"
        className={styles.round}
        aria-label="More"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DotsIcon />
      </button>
      {isOpen && (
        <ul className={styles.moreList}>
          {items.map(({ words, to, onPress }) => (
            <li key={words}>
              {to ? (
                <Link to={to} reloadDocument className={styles.moreItem}>
                  {words}
                </Link>
              ) : (
                <button
                  type="button"
                  className={styles.moreItem}
                  onClick={() => {
                    // The item goes: a dialog that it opens gives the focus back to the dots.
                    dots.current?.focus();
                    setOpen(false);
                    onPress?.();
                  }}
                >
                  {words}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
