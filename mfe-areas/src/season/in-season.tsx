/** A town's picture. When the page is idle, its October or winter version is laid over it. */

import { type ReactNode, useEffect, useState } from 'react';
import { type Image, LazyBoundary, lazyChunk } from 'ui';
import * as styles from './season.css.ts';

const Poster = lazyChunk(() => import(/* webpackChunkName: "town-season" */ './poster.tsx'));

export type InSeasonProps = { slug: string; focus?: Image['focus']; children: ReactNode };

export function InSeason({ slug, focus, children }: InSeasonProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <span className={styles.box}>
      {children}
      {isLive && (
        <LazyBoundary>
          <Poster slug={slug} focus={focus} />
        </LazyBoundary>
      )}
    </span>
  );
}
