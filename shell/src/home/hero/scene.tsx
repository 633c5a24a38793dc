import { useEffect, useState } from 'react';
import { cx, LazyBoundary, lazyChunk, Picture } from 'ui';
import { useIdle } from '../../frame/use-idle.ts';
import { heroPicture } from '../../pictures/generated/hero.ts';
import * as styles from './hero.css.ts';
import { sizes } from './sizes.css.ts';

const HeroHour = lazyChunk(() => import(/* webpackChunkName: "hero-hour" */ './hero-hour.tsx'));

/** Until it comes the sky goes on where it will stand. Its mean color would be a block with an edge. */
const drawing = { ...heroPicture, color: 'transparent' };

/**
 * The sky, over it the drawing, and, when the page is idle, the hour and the film over that. If the video fails, only
 * the sky remains.
 */
export function Scene() {
  const isIdle = useIdle();
  const [hasFailed, setFailed] = useState(false);

  // Logged once, however many of its sources fail.
  useEffect(() => {
    if (hasFailed) console.warn('The video of the home page could not be played.');
  }, [hasFailed]);
  if (hasFailed) return <div className={cx(styles.scene, styles.sky)} />;

  return (
    <>
      <div className={cx(styles.scene, styles.ground)}>
        <Picture image={drawing} alt="" sizes={sizes} ratio="fill" priority />
      </div>
      {isIdle && (
        <LazyBoundary>
          <HeroHour onFailure={() => setFailed(true)} />
        </LazyBoundary>
      )}
    </>
  );
}
