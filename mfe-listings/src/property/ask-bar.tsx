import { getSite, telephoneLink } from 'platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, PhoneIcon } from 'ui';
import { useRoomBelow } from '../room-below.ts';
import * as styles from './ask-bar.css.ts';
import type { Property } from './page.tsx';

/** Whether the element has gone out at the top of the window. */
function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // What is still to come counts as in sight: it may be passed without ever being seen, and then nothing would be told.
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

/** On a phone: price, call and showing at the thumb, once the primary button has left the screen; a focus that stands in it keeps it. */
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
      <p className={styles.words}>
        <b className={styles.price}>{home.price}</b>
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
