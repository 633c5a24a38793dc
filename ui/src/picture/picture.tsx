import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import { type Image, plainSource, sourceSet } from './image.ts';
import * as styles from './picture.css.ts';

export interface PictureProps {
  image: Image;
  /** Empty for a decoration. */
  alt: string;
  /** The width of the picture on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Absent: the picture's own shape. `fill`: the shape of its box. */
  ratio?: styles.Ratio | 'fill' | undefined;
  /** Loaded at once: not lazy, and with high priority. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** During view transitions, React delays a page for images without a load listener, so each has this one. */
const nobodyWaits = (): void => undefined;

export function Picture({ image, alt, sizes, ratio, priority = false, className }: PictureProps) {
  const { width, height, color, poster, focus } = image;
  const shape = ratio === 'fill' ? styles.filling : ratio && styles.ratio[ratio];
  const place = focus && `${focus.x}% ${focus.y}%`;
  const ground: CSSProperties = {
    backgroundColor: color,
    backgroundImage: poster && `url("${poster}")`,
    backgroundPosition: poster && place,
    aspectRatio: ratio ? undefined : `${width} / ${height}`,
  };
  const fetching = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);

  return (
    <picture className={cx(styles.picture, shape, className)} style={ground}>
      {image.avif && <source type="image/avif" srcSet={sourceSet(image.avif)} sizes={sizes} />}
      {image.webp && <source type="image/webp" srcSet={sourceSet(image.webp)} sizes={sizes} />}
      <img
        className={styles.image}
        style={{ objectPosition: place }}
        onLoad={nobodyWaits}
        {...fetching}
        width={width}
        height={height}
        alt={alt}
        sizes={sizes}
        srcSet={sourceSet(image.jpg)}
        src={plainSource(image.jpg)}
      />
    </picture>
  );
}
