/** What a home on the market lacks. */

import type { PropertyStatus } from './enumerations.ts';

/** Days after which a pending sale should be asked about. */
export const PENDING_FOR_DAYS = 45;
const DAY_MS = 86_400_000;

export type HomeNeed = 'photo' | 'description' | 'price' | 'closing';

type Home = {
  readonly status: PropertyStatus;
  readonly description: string | null;
  readonly priceAmount: number | null;
  readonly photoCount: number;
  readonly statusSince: Date;
  readonly isArchived: boolean;
};

/** The most urgent need first. Empty for a home that is sold or archived. `closing`: pending for `PENDING_FOR_DAYS`. */
export function homeNeeds(home: Home, now: Date): HomeNeed[] {
  if (home.isArchived || home.status === 'sold') return [];
  const isLong = now.getTime() - home.statusSince.getTime() >= PENDING_FOR_DAYS * DAY_MS;
  const needs: Record<HomeNeed, boolean> = {
    photo: home.photoCount === 0,
    description: home.description === null,
    price: home.priceAmount === null,
    closing: home.status === 'pending' && isLong,
  };
  return (Object.keys(needs) as HomeNeed[]).filter((need) => needs[need]);
}
