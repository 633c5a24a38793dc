import type { Sheet } from '../kit/sheet.ts';
import type { Hour } from './hours.ts';

/** What every part of the hero is drawn with: the sheet, the hour, and the position in the loop, from 0 to 1. */
export interface Stage {
  readonly s: Sheet;
  readonly hour: Hour;
  readonly t: number;
}

/** The height at which the sea meets the sky. */
export const HORIZON = 520;
