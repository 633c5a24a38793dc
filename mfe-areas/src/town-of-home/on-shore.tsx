/** Where a town lies: the part of the drawn Shore around it, with its name. */

import type { CSSProperties } from 'react';
import { tallShore } from '../drawings/generated/shore-tall.ts';
import { towns } from '../shore/generated/places.ts';
import { files } from '../shore/src-set.ts';
import * as styles from './on-shore.css.ts';

/** Keeps the window within the drawing, whose size is `size` percent of the window. */
const within = (percent: number, size: number): number => Math.min(0, Math.max(100 - size, percent));

/** Moves the drawing so that the place, in percent of it, is in the middle of the window. */
const centred = ([x, y]: readonly [number, number]): CSSProperties => ({
  left: `${within(50 - (x * styles.SHEET_WIDTH) / 100, styles.SHEET_WIDTH)}%`,
  top: `${within(50 - (y * styles.SHEET_HEIGHT) / 100, styles.SHEET_HEIGHT)}%`,
});

export function OnShore({ slug, name }: { slug: string; name: string }) {
  const place = towns.find((town) => town.slug === slug)?.tall.at;
  if (!place) return null;
  const [left, top] = place;
  return (
    <div className={styles.window} role="img" aria-label={`${name} on the drawn Shore`}>
      <div className={styles.sheet} style={centred(place)}>
        <picture>
          <source type="image/avif" srcSet={files(tallShore.avif)} sizes={styles.sizes} />
          <img
            className={styles.drawing}
            alt=""
            loading="lazy"
            decoding="async"
            width={tallShore.width}
            height={tallShore.height}
            src={tallShore.jpg[0]?.url}
          />
        </picture>
        <span className={styles.name} style={{ left: `${left}%`, top: `${top}%` }}>
          {name}
        </span>
      </div>
    </div>
  );
}
