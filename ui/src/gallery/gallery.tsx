import { type KeyboardEvent, useState } from 'react';
import { RoundButton } from '../button/round-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/arrows.tsx';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { lazyChunk } from '../lazy/lazy-part.tsx';
import type { Image } from '../picture/image.ts';
import { Picture } from '../picture/picture.tsx';
import * as styles from './gallery.css.ts';
import { step } from './step.ts';
import { Thumbs } from './thumbs.tsx';

const Lightbox = lazyChunk(() => import(/* webpackChunkName: "lightbox" */ './lightbox.tsx'));

export interface GalleryPicture {
  image: Image;
  alt: string;
}

export interface GalleryLabels {
  previous: string;
  next: string;
  /** “1 of 6”. */
  count: (number: number, of: number) => string;
  /** “Show picture 2”. */
  show: (number: number) => string;
  /** What a press on the picture does. */
  enlarge: string;
  /** That it could not be shown large, and what to do. */
  failed?: string;
  close: string;
}

export interface GalleryProps {
  label: string;
  labels: GalleryLabels;
  pictures: readonly GalleryPicture[];
  /** How wide the main picture stands on the page. */
  sizes: string;
}

/** One large picture, its neighbours by arrow or key, and all of them as thumbnails. Wraps at both ends. */
export function Gallery({ label, labels, pictures, sizes }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  const [isLarge, setLarge] = useState<boolean>();
  const [presses, setPresses] = useState(0);
  const count = pictures.length;
  const shown = pictures[current] ?? pictures[0];
  if (!shown) return null;

  const move = (by: number) => setCurrent((from) => (from + by + count) % count);

  function enlarge(): void {
    setLarge(true);
    setPresses(presses + 1);
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    const by = isLarge ? undefined : step[key];
    if (by) move(by);
  }

  return (
    <section aria-label={label} onKeyDown={handleKeyDown}>
      <div className={styles.main}>
        <Picture {...shown} ratio="16:10" sizes={sizes} priority />
        <button type="button" className={styles.enlarge} aria-label={labels.enlarge} onClick={enlarge} />
        <span className={styles.count} aria-live="polite">
          {labels.count(current + 1, count)}
        </span>
        {count > 1 && (
          <div className={styles.arrows}>
            <RoundButton label={labels.previous} look="sheet" onClick={() => move(-1)}>
              <ArrowLeftIcon />
            </RoundButton>
            <RoundButton label={labels.next} look="sheet" onClick={() => move(1)}>
              <ArrowRightIcon />
            </RoundButton>
          </div>
        )}
      </div>
      {count > 1 && <Thumbs pictures={pictures} current={current} label={labels.show} onChoose={setCurrent} />}
      {isLarge !== undefined && (
        <LazyBoundary
          resetKeys={[presses]}
          onFailed={() => setLarge(false)}
          failed={<p role="alert">{labels.failed}</p>}
        >
          <Lightbox
            label={label}
            labels={labels}
            picture={shown}
            number={current + 1}
            count={count}
            isOpen={isLarge}
            onMove={move}
            onClose={() => setLarge(false)}
          />
        </LazyBoundary>
      )}
    </section>
  );
}
