/** What a home on the market lacks. */

import type { PropertyStatus } from './enumerations.ts';

/** Days after which a pending sale is worth a question. */
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

/** In the order of urgency; nothing of a home that is sold or archived. `closing`: pending for 45 days. */
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
