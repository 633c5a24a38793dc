/**
 * The Shore in the evening, from sunset to sunrise, over the Shore by day. Read once on a page, so that nothing changes
 * while it is looked at.
 */

import { createStore } from 'platform';
import { allowsHours, isSunDown } from 'platform/daylight';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { tallEvening } from '../drawings/generated/shore-tall-evening.ts';
import { wideEvening } from '../drawings/generated/shore-wide-evening.ts';
import { Drawing } from './drawing.tsx';
import * as styles from './evening.css.ts';
import { visit } from './visit.ts';

const isEvening = allowsHours() && isSunDown(new Date());

/** Once true, it stays true, so that the picture is there at once when the visitor comes back to the page. */
const isShown = createStore(false);

/** The visible share of the drawing at which the windows begin to light up. */
const IN_SIGHT = 0.25;

type Windows = 'dark' | 'lighting' | 'lit';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** In a visit, the windows are dark until the drawing is first seen. Then they light up. */
function useWindows(layer: RefObject<Element | null>): Windows {
  const [windows, setWindows] = useState<Windows>(() => (visit.hasLit() || isStill() ? 'lit' : 'dark'));
  useEffect(() => {
    if (!layer.current || windows !== 'dark') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        visit.keepLit();
        setWindows('lighting');
      },
      { threshold: IN_SIGHT },
    );
    observer.observe(layer.current);
    return () => observer.disconnect();
  }, [layer, windows]);
  return windows;
}

/** If the picture does not come, the day's picture stays. */
function EveningLayer({ onFailure }: { onFailure: () => void }) {
  const layer = useRef<HTMLDivElement>(null);
  const windows = useWindows(layer);
  const handleLoad = ({ target }: SyntheticEvent): void => {
    if (target instanceof HTMLImageElement) target.decode().then(() => isShown.set(true), onFailure);
  };
  return (
    <div
      ref={layer}
      className={styles.layer}
      data-shown={isShown.use()}
      data-windows={windows}
      onLoadCapture={handleLoad}
      onErrorCapture={onFailure}
    >
      <Drawing wide={wideEvening} tall={tallEvening} alt="" />
    </div>
  );
}

export default function Evening() {
  const [hasFailed, setFailed] = useState(false);
  return isEvening && !hasFailed ? <EveningLayer onFailure={() => setFailed(true)} /> : null;
}
