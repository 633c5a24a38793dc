import { formatPlace, isOwnPage, Link } from 'platform';
import { type ReactNode, useState } from 'react';
import {
  AwaitingPicture,
  CardFrame,
  CardName,
  CardPicture,
  CardPlace,
  CardPrice,
  cardLinkClass,
  cx,
  offscreen,
  Picture,
  Ribbon,
  type Spec,
  SpecRow,
} from 'ui';
import * as sizes from './card-sizes.css.ts';
import type { PropertyCardFragment } from './generated/operations.ts';
import { follow, sharedNameOf } from './last-card.ts';
import { imageOf } from './photo.ts';
import { room } from './price.css.ts';
import { Price } from './price.tsx';
import { Heart } from './saved/heart.tsx';
import { ribbonOf } from './status.ts';

/** The known figures; unknown ones are left out. A text that is no number ("Studio") has no unit. */
function specsOf({ bedrooms, bathrooms, squareFeet }: PropertyCardFragment): Spec[] {
  const specs = [
    [bedrooms, 'BD', 'bedrooms'],
    [bathrooms, 'BA', 'bathrooms'],
    [squareFeet, 'Sq.Ft.', 'square feet'],
  ] as const;
  return specs.flatMap(([value, unit, spoken]) => (value ? { value, unit: /\d/.test(value) ? unit : '', spoken } : []));
}

type PropertyCardProps = {
  home: PropertyCardFragment;
  level?: 2 | 3;
  isFirst?: boolean;
  /** Below the first screen of its page. */
  isBelow?: boolean;
  /** Two in a row instead of three. */
  isWide?: boolean;
  /** In a rail: price and place, without the figures. */
  isBrief?: boolean;
  /** Elements below the card's text that can be pressed on their own. */
  children?: ReactNode;
};

/** One home for sale. The whole card is a link to its page. */
export function PropertyCard({
  home,
  level = 3,
  isFirst = false,
  isBelow = false,
  isWide = false,
  isBrief = false,
  children,
}: PropertyCardProps) {
  const [cover] = home.photos;
  const card = { homeId: home.id, look: isBrief ? 'rail' : 'grid' } as const;
  const [sharedName, setSharedName] = useState(() => sharedNameOf(card));
  const { status, text } = ribbonOf(home);
  const specs = isBrief ? [] : specsOf(home);
  const full = isWide ? sizes.half : sizes.third;
  const ratio = isWide ? '16:10' : '4:3';
  return (
    <CardFrame aria-label={home.address} className={cx(room, isBelow && offscreen)}>
      <CardPicture sharedName={sharedName} ribbon={<Ribbon status={status}>{text}</Ribbon>}>
        {cover ? (
          <Picture
            image={imageOf(cover)}
            alt={cover.alt}
            sizes={isBrief ? sizes.inRail : full}
            ratio={ratio}
            priority={isFirst}
          />
        ) : (
          <AwaitingPicture text="Awaiting Images" ratio={ratio} />
        )}
      </CardPicture>
      <CardPrice>
        <Price text={home.price} />
      </CardPrice>
      <CardName level={level}>
        <Link
          to={`/properties/${home.id}`}
          className={cardLinkClass}
          onClick={({ currentTarget }) => setSharedName(follow(card, currentTarget))}
        >
          {home.address}
        </Link>
      </CardName>
      <CardPlace>{formatPlace(home)}</CardPlace>
      {specs.length > 0 && <SpecRow specs={specs} />}
      {isOwnPage && <Heart home={home} />}
      {children}
    </CardFrame>
  );
}
