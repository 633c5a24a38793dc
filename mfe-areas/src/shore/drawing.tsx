/** The drawing: a wide sheet, and a tall one for phones. It has no words. */

import type { Image, ImageFile } from 'ui';
import { tallShore } from '../drawings/generated/shore-tall.ts';
import { wideShore } from '../drawings/generated/shore-wide.ts';
import * as styles from './shore.css.ts';

const files = (list: readonly ImageFile[] = []): string => list.map(({ url, width }) => `${url} ${width}w`).join(', ');

const Sources = ({ image, media }: { image: Image; media?: string }) => (
  <>
    <source type="image/avif" media={media} srcSet={files(image.avif)} sizes="100vw" />
    <source type="image/webp" media={media} srcSet={files(image.webp)} sizes="100vw" />
    {media && <source media={media} srcSet={files(image.jpg)} sizes="100vw" />}
  </>
);

export const Drawing = () => (
  <picture>
    <Sources image={tallShore} media={styles.PHONE} />
    <Sources image={wideShore} />
    <img
      className={styles.drawing}
      alt="The coast from New York to Asbury Park, with a landmark in each town"
      loading="lazy"
      decoding="async"
      draggable={false}
      width={wideShore.width}
      height={wideShore.height}
      srcSet={files(wideShore.jpg)}
      sizes="100vw"
      src={wideShore.jpg[0]?.url}
    />
  </picture>
);
