/** A home in one line of the list: what it lacks, and how long it has had its status. */

import { formatShortDate } from 'platform';
import { daysSince, type HomeNeed, homeNeeds } from 'schema';
import type { HomeRowFragment } from '../generated/operations.ts';

const inDays = (days: number): string => {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
};

const needWords: Record<HomeNeed, (home: HomeRowFragment, now: Date) => string> = {
  photo: () => 'no photo',
  description: () => 'no description',
  price: () => 'no price in numbers',
  closing: (home, now) => `${daysSince(home.statusSince, now)} days pending`,
};

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "No photo, no description". Empty if nothing is missing. */
export function needsInWords(home: HomeRowFragment, now: Date): string {
  const facts = {
    ...home,
    photoCount: home.photos.length,
    statusSince: new Date(home.statusSince),
    isArchived: home.archivedAt !== null,
  };
  return capitalized(
    homeNeeds(facts, now)
      .map((need) => needWords[need](home, now))
      .join(', '),
  );
}

/** How long it has been on the market; or when it was sold, archived or will go live. */
export function sinceInWords(home: HomeRowFragment, now: Date): string {
  if (home.goesLiveAt) return `Live ${formatShortDate(home.goesLiveAt)}`;
  if (home.archivedAt) return formatShortDate(home.archivedAt);
  if (home.status === 'sold') return home.soldDate ? formatShortDate(home.soldDate) : 'No date';
  return inDays(daysSince(home.createdAt, now));
}

export const photosInWords = ({ photos }: HomeRowFragment): string =>
  photos.length === 1 ? '1 photo' : `${photos.length} photos`;
