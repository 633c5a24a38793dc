/** The drawing: a wide sheet, and a tall one for phones. It has no words. */

import type { Image, ImageFile } from 'ui';
import { tallShore } from '../drawings/generated/shore-tall.ts';
import { wideShore } from '../drawings/generated/shore-wide.ts';
import * as styles from './shore.css.ts';

const files = (list: readonly ImageFile[] = []): string => list.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The wide sheet is never narrower than this: its names keep their room. As in `shore.css.ts`. */
const SIZES = '(max-width: 960px) 960px, 100vw';

const Sources = ({ image, media, sizes }: { image: Image; media?: string; sizes: string }) => (
  <>
    <source type="image/avif" media={media} srcSet={files(image.avif)} sizes={sizes} />
    <source type="image/webp" media={media} srcSet={files(image.webp)} sizes={sizes} />
    {media && <source media={media} srcSet={files(image.jpg)} sizes={sizes} />}
  </>
);

export const Drawing = () => (
  <picture>
    <Sources image={tallShore} media={styles.PHONE} sizes="100vw" />
    <Sources image={wideShore} sizes={SIZES} />
    <img
      className={styles.drawing}
      alt="The coast from New York to Asbury Park, with a landmark in each town"
      loading="lazy"
      decoding="async"
      draggable={false}
      width={wideShore.width}
      height={wideShore.height}
      srcSet={files(wideShore.jpg)}
      sizes={SIZES}
      src={wideShore.jpg[0]?.url}
    />
  </picture>
);
