import { useEffect, useState } from 'react';
import { cx, LazyBoundary, lazyChunk, Picture } from 'ui';
import { useIdle } from '../../frame/use-idle.ts';
import { heroPicture } from '../../pictures/generated/hero.ts';
import * as styles from './hero.css.ts';

const HeroLoop = lazyChunk(() => import(/* webpackChunkName: "hero-loop" */ './hero-loop.tsx'));

/**
 * As wide as the drawing is drawn, of which the box shows a part. Told too small, the picture would count as enlarged, and the
 * video over it as the larger paint.
 */
const SIZES = '(max-width: 820px) 820px, max(1140px, 111vw)';

/** Whether the visitor's device asks for quiet, or for few bytes. */
function wantsStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** The sky, over it the drawing, over that, once the page rests, the drawing in motion. If the video fails, the sky remains. */
export function Scene() {
  const isIdle = useIdle();
  const [hasFailed, setFailed] = useState(false);

  // Once, however many of its sources fail.
  useEffect(() => {
    if (hasFailed) console.warn('The video of the home page could not be played.');
  }, [hasFailed]);
  if (hasFailed) return <div className={cx(styles.scene, styles.sky)} />;

  return (
    <div className={styles.scene}>
      <Picture image={heroPicture} alt="" sizes={SIZES} ratio="fill" priority />
      {isIdle && !wantsStillness() && (
        <LazyBoundary>
          <HeroLoop onFailure={() => setFailed(true)} />
        </LazyBoundary>
      )}
    </div>
  );
}
