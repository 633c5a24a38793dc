/**
 * The hero at the present time of day: another picture over the first one, its film, and the season over both. Read
 * once on a page, so that nothing changes while it is looked at.
 */

import { createStore } from 'platform';
import { allowsHours, hourOf } from 'platform/daylight';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx, Picture } from 'ui';
import * as scene from './hero.css.ts';
import { HeroLoop } from './hero-loop.tsx';
import { HeroSeason } from './hero-season.tsx';
import * as styles from './hour.css.ts';
import { films, type HourPicture, pictures } from './hours.ts';
import { sizes } from './sizes.css.ts';

const isSparing = !allowsHours();
const hour = isSparing ? 'evening' : hourOf(new Date());
const picture = pictures[hour];

/** Once true, it stays true, so that the picture is there at once when the visitor comes back to the page. */
const isShown = createStore(false);

type HourLayerProps = HourPicture & { onArrival: () => void; onFailure: () => void };

/** Fades in when the picture is completely loaded. Has arrived when the fade is over, or at once if there is none. */
function HourLayer({ picture, zenith, onArrival, onFailure }: HourLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const hasCome = isShown.use();
  const arrive = useEffectEvent(onArrival);

  useEffect(() => {
    if (!hasCome) return;
    const fades = layer.current?.getAnimations() ?? [];
    // A fade that was cut short is over, too.
    Promise.allSettled(fades.map((fade) => fade.finished)).then(() => arrive());
  }, [hasCome]);

  const handleLoad = ({ target }: SyntheticEvent): void => {
    if (target instanceof HTMLImageElement) target.decode().then(() => isShown.set(true), onFailure);
  };
  return (
    <div
      ref={layer}
      className={cx(styles.layer, hour === 'night' && styles.dark)}
      style={{ background: zenith }}
      data-hour={hour}
      data-shown={hasCome}
      onLoadCapture={handleLoad}
      onErrorCapture={onFailure}
    >
      <div className={scene.scene}>
        <Picture image={picture} alt="" sizes={sizes} ratio="fill" />
      </div>
    </div>
  );
}

/** If the picture does not come, the evening's picture and film stay. */
export default function HeroHour({ onFailure }: { onFailure: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const isStill = isSparing || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [hasArrived, setArrived] = useState(false);
  const isOther = picture !== undefined && !hasFailed;
  const shownHour = isOther ? hour : 'evening';
  // What lies over the picture would show its own sky beside one that still fades.
  const isSettled = hasArrived || !isOther;
  return (
    <>
      {isOther && <HourLayer {...picture} onArrival={() => setArrived(true)} onFailure={() => setFailed(true)} />}
      {!isStill && isSettled && (
        <div className={scene.scene}>
          <HeroLoop film={films[shownHour]} onFailure={onFailure} />
        </div>
      )}
      {!isSparing && isSettled && <HeroSeason hour={shownHour} />}
    </>
  );
}
