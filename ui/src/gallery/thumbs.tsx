import { Picture } from '../picture/picture.tsx';
import * as styles from './gallery.css.ts';
import type { GalleryPicture } from './gallery.tsx';

interface ThumbsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  label: (number: number) => string;
  onChoose: (index: number) => void;
}

/** All pictures of a gallery, small; each shows itself large. */
export function Thumbs({ pictures, current, label, onChoose }: ThumbsProps) {
  return (
    <ul className={styles.thumbs}>
      {pictures.map(({ image }, index) => (
        <li key={image.jpg[0]?.url ?? index}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={label(index + 1)}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <Picture image={image} alt="" ratio="4:3" sizes="(max-width: 820px) 22vw, 130px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
