/**
 * The drawing of October or winter on the land, a transparent picture over the hour and its film. Sea, sails and sky
 * keep moving under it.
 */

import { createStore } from 'platform';
import { type DayHour, type DaySeason, seasonOf } from 'platform/daylight';
import type { SyntheticEvent } from 'react';
import { cx } from 'ui';
import { heroPicture } from '../../pictures/generated/hero.ts';
import * as scene from './hero.css.ts';
import * as styles from './hour.css.ts';
import { layers } from './seasons.ts';

const season = seasonOf(new Date());
const { width, height, focus } = heroPicture;

/** Once true, it stays true, as with the hour. */
const isShown = createStore(false);

function Layer({ season, hour }: { season: DaySeason; hour: DayHour }) {
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    // A picture that cannot be decoded stays invisible, as one that was not loaded.
    currentTarget.decode().then(
      () => isShown.set(true),
      () => undefined,
    );
  };
  return (
    <div className={scene.scene} style={{ pointerEvents: 'none' }}>
      <div className={scene.understated}>
        <img
          className={cx(scene.covering, styles.season)}
          style={{ objectPosition: focus && `${focus.x}% ${focus.y}%` }}
          src={layers[season][hour]}
          alt=""
          width={width}
          height={height}
          decoding="async"
          data-season={season}
          data-shown={isShown.use()}
          onLoad={handleLoad}
        />
      </div>
    </div>
  );
}

export function HeroSeason({ hour }: { hour: DayHour }) {
  return season && <Layer season={season} hour={hour} />;
}
