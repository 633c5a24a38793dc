import { cx } from '../cx.ts';
import { Picture } from '../picture/picture.tsx';
import * as styles from './gallery.css.ts';
import type { GalleryPicture } from './gallery.tsx';
import type { Reel } from './use-reel.ts';

interface SlidesProps {
  pictures: readonly GalleryPicture[];
  reel: Reel;
  sizes: string;
  /** The label of the button over the picture. */
  enlarge: string;
  onEnlarge: () => void;
}

/** An upright picture is shown whole, on its placeholder color. */
const isUpright = ({ image }: GalleryPicture): boolean => image.height > image.width;

/**
 * The large pictures in a row, which a finger, a wheel or a key scrolls without a script. One button covers the visible
 * picture. It is inside the row, so that a finger on it scrolls the row.
 */
export function Slides({ pictures, reel, sizes, enlarge, onEnlarge }: SlidesProps) {
  const share = `${100 / pictures.length}%`;
  return (
    <div
      ref={reel.box}
      className={styles.slides}
      onScroll={reel.onScroll}
      onTouchStart={reel.onTouch}
      onWheel={reel.onTouch}
    >
      <ul
        className={styles.track}
        style={{
          width: `${pictures.length * 100}%`,
          gridTemplateColumns: `repeat(${pictures.length}, minmax(0, 1fr))`,
        }}
      >
        {pictures.map((picture, index) => (
          <li
            key={`${index} ${picture.image.jpg[0]?.url}`}
            className={cx(styles.slide, isUpright(picture) && styles.whole)}
            style={{ gridColumn: index + 1 }}
            aria-hidden={index !== reel.current}
          >
            <Picture
              {...picture}
              ratio="fill"
              sizes={sizes}
              priority={index === 0 || (reel.isUsed && Math.abs(index - reel.current) <= 1)}
            />
          </li>
        ))}
        <li className={styles.over} style={{ width: share }}>
          <button type="button" className={styles.enlarge} aria-label={enlarge} onClick={onEnlarge} />
        </li>
      </ul>
    </div>
  );
}
