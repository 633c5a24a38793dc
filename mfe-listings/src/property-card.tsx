import { formatPlace, Link } from 'platform';
import {
  AwaitingPicture,
  CardFrame,
  CardName,
  CardPicture,
  CardPlace,
  CardPrice,
  cardLinkClass,
  Picture,
  Ribbon,
  type Spec,
  SpecRow,
} from 'ui';
import type { PropertyCardFragment } from './generated/operations.ts';
import { imageOf } from './photo.ts';
import { standingOf } from './status.ts';

const THIRD = '(max-width: 600px) 92vw, (max-width: 820px) 46vw, 30vw';

/** The figures that are known; a card is silent about the others. */
function specsOf({ bedrooms, bathrooms, squareFeet }: PropertyCardFragment): Spec[] {
  const specs = [
    { value: bedrooms, unit: 'BD', spoken: 'bedrooms' },
    { value: bathrooms, unit: 'BA', spoken: 'bathrooms' },
    { value: squareFeet, unit: 'Sq.Ft.', spoken: 'square feet' },
  ];
  return specs.flatMap(({ value, ...rest }) => (value ? [{ value, ...rest }] : []));
}

type PropertyCardProps = { home: PropertyCardFragment; level?: 2 | 3; isFirst?: boolean };

/** One home for sale: the whole card leads to its page. */
export function PropertyCard({ home, level = 3, isFirst = false }: PropertyCardProps) {
  const [cover] = home.photos;
  const { status, text } = standingOf(home);
  const specs = specsOf(home);
  return (
    <CardFrame>
      <CardPicture ribbon={<Ribbon status={status}>{text}</Ribbon>}>
        {cover ? (
          <Picture image={imageOf(cover)} alt={cover.alt} sizes={THIRD} ratio="4:3" priority={isFirst} />
        ) : (
          <AwaitingPicture text="Awaiting Images" ratio="4:3" />
        )}
      </CardPicture>
      <CardPrice>{home.price}</CardPrice>
      <CardName level={level}>
        <Link to={`/properties/${home.id}`} className={cardLinkClass}>
          {home.address}
        </Link>
      </CardName>
      <CardPlace>{formatPlace(home)}</CardPlace>
      {specs.length > 0 && <SpecRow specs={specs} />}
    </CardFrame>
  );
}
