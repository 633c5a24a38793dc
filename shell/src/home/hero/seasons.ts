/** The drawings that a season lays over each hour. The hours themselves show spring and summer. */

import type { DayHour, DaySeason } from 'platform/daylight';
import dawnOctober from '../../pictures/hero-dawn-october.avif';
import dawnWinter from '../../pictures/hero-dawn-winter.avif';
import dayOctober from '../../pictures/hero-day-october.avif';
import dayWinter from '../../pictures/hero-day-winter.avif';
import eveningOctober from '../../pictures/hero-evening-october.avif';
import eveningWinter from '../../pictures/hero-evening-winter.avif';
import nightOctober from '../../pictures/hero-night-october.avif';
import nightWinter from '../../pictures/hero-night-winter.avif';

export const layers: Readonly<Record<DaySeason, Readonly<Record<DayHour, string>>>> = {
  october: { dawn: dawnOctober, day: dayOctober, evening: eveningOctober, night: nightOctober },
  winter: { dawn: dawnWinter, day: dayWinter, evening: eveningWinter, night: nightWinter },
};
