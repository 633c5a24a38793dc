/** The card that was followed last. View transitions move its picture to the home's page, and back. */

import { isStill } from './is-still.ts';

/** A home may stand more than once on a page; `look` tells its cards apart. */
type Card = { homeId: string; look: 'rail' | 'grid' };
type LastCard = Card & {
  /** The URL of the file that the card shows. */
  poster: string;
  /** Absent if motion is reduced. */
  sharedName: string | undefined;
};

let last: LastCard | undefined;

/** The transition name of the card's picture, if this card was followed last. */
export const sharedNameOf = ({ homeId, look }: Card): string | undefined =>
  last?.homeId === homeId && last.look === look ? last.sharedName : undefined;

/** The card that led to the page of this home, if there was one. */
export const cardOf = (homeId: string): LastCard | undefined => (last?.homeId === homeId ? last : undefined);

/** Called when a card is followed; returns its transition name. A picture that is not loaded yet does not move. */
export function follow(card: Card, link: Element): string | undefined {
  const picture = link.closest('article')?.querySelector('img');
  const poster = picture?.complete ? picture.currentSrc : '';
  last = poster ? { ...card, poster, sharedName: isStill() ? undefined : `home-${card.homeId}` } : undefined;
  return last?.sharedName;
}
