/**
 * The pictures and films of the hero at each time of day. The evening is the first picture itself; the others lie over
 * it.
 */

import type { DayHour } from 'platform/daylight';
import type { Image } from 'ui';
import { dawnPicture } from '../../pictures/generated/hero-dawn.ts';
import { dayPicture } from '../../pictures/generated/hero-day.ts';
import { nightPicture } from '../../pictures/generated/hero-night.ts';
import eveningMp4 from '../../pictures/hero-loop.mp4';
import eveningWebm from '../../pictures/hero-loop.webm';
import dawnMp4 from '../../pictures/hero-loop-dawn.mp4';
import dawnWebm from '../../pictures/hero-loop-dawn.webm';
import dayMp4 from '../../pictures/hero-loop-day.mp4';
import dayWebm from '../../pictures/hero-loop-day.webm';
import nightMp4 from '../../pictures/hero-loop-night.mp4';
import nightWebm from '../../pictures/hero-loop-night.webm';

export interface Film {
  readonly mp4: string;
  readonly webm: string;
}

export interface HourPicture {
  readonly picture: Image;
  /** The color at the top of its sky, for where the picture does not reach. */
  readonly zenith: string;
}

export const films: Readonly<Record<DayHour, Film>> = {
  dawn: { mp4: dawnMp4, webm: dawnWebm },
  day: { mp4: dayMp4, webm: dayWebm },
  evening: { mp4: eveningMp4, webm: eveningWebm },
  night: { mp4: nightMp4, webm: nightWebm },
};

export const pictures: Readonly<Record<DayHour, HourPicture | undefined>> = {
  dawn: { picture: dawnPicture, zenith: '#ccd6e0' },
  day: { picture: dayPicture, zenith: '#82bdc5' },
  evening: undefined,
  night: { picture: nightPicture, zenith: '#121d39' },
};
