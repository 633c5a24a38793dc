import { type KeyboardEvent, useState } from 'react';
import { RoundButton } from '../button/round-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/arrows.tsx';
import { VisuallyHidden } from '../layout/prose.tsx';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { lazyChunk } from '../lazy/lazy-part.tsx';
import type { Image } from '../picture/image.ts';
import { SharedPicture } from '../picture/shared-picture.tsx';
import * as styles from './gallery.css.ts';
import { Slides } from './slides.tsx';
import { stepOf } from './step.ts';
import { Thumbs } from './thumbs.tsx';
import { useReel } from './use-reel.ts';

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
  /** The label of the button over the picture. */
  enlarge: string;
  /** Says that the large view failed, and what to do. */
  failed?: string;
  close: string;
}

export interface GalleryProps {
  label: string;
  labels: GalleryLabels;
  pictures: readonly GalleryPicture[];
  /** The width of the main picture on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The name by which view transitions move the main picture from one page to the next. */
  sharedName?: string | undefined;
}

/**
 * Large pictures in a row, for swipes, arrows and keys, and thumbnails of all of them. Arrows and keys wrap around at
 * both ends.
 */
export function Gallery({ label, labels, pictures, sizes, sharedName }: GalleryProps) {
  const count = pictures.length;
  const reel = useReel(count);
  const [isLarge, setLarge] = useState<boolean>();
  const [presses, setPresses] = useState(0);
  const { current, show } = reel;
  const shown = pictures[current] ?? pictures[0];
  if (!shown) return null;

  const move = (by: number) => show((current + by + count) % count);

  function enlarge(): void {
    setLarge(true);
    setPresses(presses + 1);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = isLarge ? undefined : stepOf(event);
    if (!by) return;
    event.preventDefault();
    move(by);
  }

  return (
    <section aria-label={label} onKeyDown={handleKeyDown}>
      <SharedPicture name={sharedName}>
        <div className={styles.main}>
          <Slides pictures={pictures} reel={reel} sizes={sizes} enlarge={labels.enlarge} onEnlarge={enlarge} />
          <span className={styles.count}>
            <span aria-hidden="true">{`${current + 1} / ${count}`}</span>
            <VisuallyHidden aria-live="polite">{labels.count(current + 1, count)}</VisuallyHidden>
          </span>
          {count > 1 && <Arrows labels={labels} onMove={move} />}
        </div>
      </SharedPicture>
      {count > 1 && <Thumbs pictures={pictures} current={current} label={labels.show} onChoose={show} />}
      {isLarge !== undefined && (
        <LazyBoundary
          resetKeys={[presses]}
          onFailed={() => setLarge(false)}
          onEscape={() => setLarge(false)}
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

function Arrows({ labels, onMove }: { labels: GalleryLabels; onMove: (by: number) => void }) {
  return (
    <div className={styles.arrows}>
      <RoundButton label={labels.previous} look="sheet" onClick={() => onMove(-1)}>
        <ArrowLeftIcon />
      </RoundButton>
      <RoundButton label={labels.next} look="sheet" onClick={() => onMove(1)}>
        <ArrowRightIcon />
      </RoundButton>
    </div>
  );
}
