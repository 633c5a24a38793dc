import { getSite, telephoneLink } from 'platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, cx, PhoneIcon } from 'ui';
import { room } from '../price.css.ts';
import { Price } from '../price.tsx';
import { useRoomBelow } from '../room-below.ts';
import * as styles from './ask-bar.css.ts';
import type { Property } from './page.tsx';

/** Whether the element has left the window at its top. */
function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // The margin makes elements below the window count as visible. Else a quick scroll past the element would give no
    // event.
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setLeft(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
      },
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasLeft;
}

type AskBarProps = { home: Property; primary: RefObject<HTMLElement | null>; onShowing: () => void };

/**
 * On a phone: price, call and showing at the lower edge, when the primary button has left the screen. It stays while it
 * has the focus.
 */
export function AskBar({ home, primary, onShowing }: AskBarProps) {
  const { agent } = getSite();
  const bar = useRef<HTMLElement>(null);
  const isRisen = useHasLeft(primary);
  const [hasFocus, setFocus] = useState(false);
  const isShown = isRisen || hasFocus;
  useRoomBelow(bar, isShown);
  if (!isShown) return null;
  return (
    <section
      ref={bar}
      aria-label="Ask about this home"
      className={styles.bar}
      data-risen
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <p className={cx(styles.words, room)}>
        <b className={styles.price}>
          <Price text={home.price} />
        </b>
        <span className={styles.address}>{home.address}</span>
      </p>
      <a href={telephoneLink(agent.cellPhone)} className={styles.call} aria-label={`Call ${agent.name}`}>
        <PhoneIcon />
      </a>
      <Button tone="brass" onClick={onShowing}>
        Showing
      </Button>
    </section>
  );
}
