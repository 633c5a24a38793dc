import { useEffect, useRef } from 'react';
import { Picture } from '../picture/picture.tsx';
import * as styles from './gallery.css.ts';
import type { GalleryPicture } from './gallery.tsx';

interface ThumbsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  label: (number: number) => string;
  onChoose: (index: number) => void;
}

/** Thumbnails of all pictures, in one row that follows the large one. Each shows its picture. */
export function Thumbs({ pictures, current, label, onChoose }: ThumbsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const followed = useRef(0);

  // Scrolls only the strip: `scrollIntoView` would scroll the page, too. The strip stays where a finger left it until the
  // large picture changes.
  useEffect(() => {
    if (followed.current === current) return;
    followed.current = current;
    const thumb = strip.current?.children[current];
    if (!(thumb instanceof HTMLElement) || !strip.current) return;
    const spare = (strip.current.clientWidth - thumb.offsetWidth) / 2;
    strip.current.scrollTo({ left: thumb.offsetLeft - spare });
  }, [current]);

  return (
    <ul className={styles.thumbs} ref={strip}>
      {pictures.map(({ image }, index) => (
        <li key={`${index} ${image.jpg[0]?.url}`}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={label(index + 1)}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <Picture image={image} alt="" ratio="fill" sizes="92px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
