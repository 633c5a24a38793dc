/** The card that was followed last: its picture becomes that of its home's page, and on the way back the card's again. */

import { isStill } from './is-still.ts';

/** Where a home stands more than once on a page, by where this card does. */
type Card = { homeId: string; look: 'rail' | 'grid' };
type LastCard = Card & {
  /** The file that the card shows. */
  poster: string;
  /** Absent where motion is not wanted. */
  sharedName: string | undefined;
};

let last: LastCard | undefined;

/** What the card's picture is called if it was followed last. */
export const sharedNameOf = ({ homeId, look }: Card): string | undefined =>
  last?.homeId === homeId && last.look === look ? last.sharedName : undefined;

/** The card that led to the page of this home, if it was one. */
export const cardOf = (homeId: string): LastCard | undefined => (last?.homeId === homeId ? last : undefined);

/** Called when a card is followed. A picture that has not come yet stays where it is. */
export function follow(card: Card, link: Element): string | undefined {
  const picture = link.closest('article')?.querySelector('img');
  const poster = picture?.complete ? picture.currentSrc : '';
  last = poster ? { ...card, poster, sharedName: isStill() ? undefined : `home-${card.homeId}` } : undefined;
  return last?.sharedName;
}
