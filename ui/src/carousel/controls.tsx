import { RoundButton } from '../button/round-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/arrows.tsx';
import { PauseIcon, PlayIcon } from '../icons/controls.tsx';
import * as styles from './carousel.css.ts';
import type { Carousel } from './use-carousel.ts';

export interface CarouselLabels {
  previous: string;
  next: string;
  /** Needed if the carousel moves by itself. */
  pause?: string | undefined;
  play?: string | undefined;
  /** “Show testimonial 2”. */
  show: (number: number) => string;
}

interface DotsProps {
  carousel: Carousel;
  labels: CarouselLabels;
}

interface CarouselControlsProps extends DotsProps {
  hasDots: boolean;
}

/** The dots on the left; “3 / 12”, the pause button and the arrows on the right. */
export function CarouselControls({ carousel, labels, hasDots }: CarouselControlsProps) {
  return (
    <div className={styles.steer}>
      {hasDots && <Dots carousel={carousel} labels={labels} />}
      <div className={styles.arrows}>
        <span className={styles.count}>
          <span className={styles.current}>{carousel.current + 1}</span> / {carousel.count}
        </span>
        {carousel.isAutomatic && labels.pause && labels.play && (
          <RoundButton label={carousel.isPaused ? labels.play : labels.pause} onClick={carousel.togglePause}>
            {carousel.isPaused ? <PlayIcon /> : <PauseIcon />}
          </RoundButton>
        )}
        <RoundButton label={labels.previous} onClick={carousel.previous}>
          <ArrowLeftIcon />
        </RoundButton>
        <RoundButton label={labels.next} onClick={carousel.next}>
          <ArrowRightIcon />
        </RoundButton>
      </div>
    </div>
  );
}

function Dots({ carousel, labels }: DotsProps) {
  const items = Array.from({ length: carousel.count }, (_, item) => item);
  return (
    <div className={styles.dots}>
      {items.map((item) => (
        <button
          key={item}
          type="button"
          className={styles.dot}
          aria-label={labels.show(item + 1)}
          aria-current={item === carousel.current}
          onClick={() => carousel.show(item)}
        />
      ))}
    </div>
  );
}
