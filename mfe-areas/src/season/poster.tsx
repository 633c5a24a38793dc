/** The season for a town's picture. Read once on a page, so that nothing changes while it is looked at. */

import { allowsHours, seasonOf } from 'platform/daylight';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { InSeasonProps } from './in-season.tsx';
import { posters } from './posters.ts';
import * as styles from './season.css.ts';

const season = allowsHours() ? seasonOf(new Date()) : undefined;

const whenLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));

/** The page is loaded and idle. Safari has no `requestIdleCallback`. */
async function whenAtRest(): Promise<void> {
  await whenLoaded();
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
}

/** Lazy, so that it is loaded only when it is near the window. If it does not come, the town's own picture stays. */
export default function Poster({ slug, focus }: Omit<InSeasonProps, 'children'>) {
  const address = season && posters[season][slug];
  const [isAtRest, setAtRest] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (address) void whenAtRest().then(() => setAtRest(true));
  }, [address]);
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    currentTarget.decode().then(
      () => setShown(true),
      () => undefined,
    );
  };
  if (!address || !isAtRest) return null;
  return (
    <img
      className={styles.poster}
      style={{ objectPosition: focus && `${focus.x}% ${focus.y}%` }}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      data-season={season}
      data-shown={isShown}
      onLoad={handleLoad}
    />
  );
}
