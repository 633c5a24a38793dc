import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import * as styles from './carousel.css.ts';
import { CarouselControls, type CarouselLabels } from './controls.tsx';
import { useCarousel } from './use-carousel.ts';
import { useSlide } from './use-slide.ts';
import { useSwipe } from './use-swipe.ts';
import { useVisible } from './use-visible.ts';
import { slotsAround } from './window.ts';

export interface CarouselProps {
  /** The region's name. */
  label: string;
  labels: CarouselLabels;
  count: number;
  renderItem: (item: number) => ReactNode;
  /** How many items are in view. Below 768 px it is one. */
  visible?: 1 | 2 | 3 | undefined;
  /** Shows a dot for each item, which moves to it. */
  hasDots?: boolean | undefined;
  /** Milliseconds between automatic moves. Absent: it does not move by itself. */
  interval?: number | undefined;
  /** An arrow or a dot stops the automatic moves. */
  stopsOnUse?: boolean | undefined;
}

/**
 * A viewport over a list. It moves by one item and wraps around. It does not move by itself while a pointer or the
 * focus is inside.
 */
export function Carousel(props: CarouselProps) {
  const { label, labels, count, renderItem, visible = 3, hasDots = true, interval, stopsOnUse } = props;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const carousel = useCarousel({ count, interval, isHeld: isPointed || isFocused, stopsOnUse });
  const swipe = useSwipe({ onLeft: carousel.next, onRight: carousel.previous });
  const inSight = useVisible(visible);
  const track = useRef<HTMLDivElement>(null);
  useSlide(track, carousel.position);

  const isMoving = count > inSight;
  const slots = slotsAround(carousel.position, inSight, count);
  const isInSight = (position: number) =>
    !isMoving || (position >= carousel.position && position < carousel.position + inSight);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.viewport}>
        <div
          ref={track}
          className={cx(styles.track, styles.inSight[visible], isMoving && styles.moving)}
          aria-live={!carousel.isAutomatic || carousel.isPaused ? 'polite' : 'off'}
          {...(isMoving ? swipe : {})}
        >
          {slots.map(({ position, item }) => (
            <div key={position} className={styles.slot} inert={!isInSight(position)}>
              {renderItem(item)}
            </div>
          ))}
        </div>
      </div>
      {isMoving && <CarouselControls carousel={carousel} labels={labels} hasDots={hasDots} />}
    </section>
  );
}
