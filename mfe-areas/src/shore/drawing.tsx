/** A drawing of the Shore: a wide one, and an upright one for phones. It contains no text. */

import type { Image } from 'ui';
import * as styles from './shore.css.ts';
import { files } from './src-set.ts';

const Sources = ({ image, media }: { image: Image; media?: string }) => (
  <>
    <source type="image/avif" media={media} srcSet={files(image.avif)} sizes="100vw" />
    {media && <source media={media} srcSet={files(image.jpg)} sizes="100vw" />}
  </>
);

export const Drawing = ({ wide, tall, alt }: { wide: Image; tall: Image; alt: string }) => (
  <picture>
    <Sources image={tall} media={styles.PHONE} />
    <Sources image={wide} />
    <img
      className={styles.drawing}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      width={wide.width}
      height={wide.height}
      srcSet={files(wide.jpg)}
      sizes="100vw"
      src={wide.jpg[0]?.url}
    />
  </picture>
);
