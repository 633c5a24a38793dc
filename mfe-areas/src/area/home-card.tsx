import { formatPlace, Link } from 'platform';
import { attachedAssetsPath } from 'schema/pictures';
import {
  AwaitingPicture,
  CardFrame,
  CardName,
  CardPicture,
  CardPlace,
  CardPrice,
  cardLinkClass,
  imageNamed,
  Picture,
  Ribbon,
  type RibbonStatus,
  type Spec,
  SpecRow,
} from 'ui';
import type { Home } from './page.tsx';

const HALF = '(max-width: 599px) 92vw, 46vw';
const THIRD = '(max-width: 599px) 92vw, (max-width: 820px) 46vw, 30vw';

function standingOf({ status, listingType }: Home): { status: RibbonStatus; text: string } {
  if (status === 'pending') return { status, text: 'Pending' };
  return listingType === 'rent' ? { status: 'rent', text: 'For Rent' } : { status: 'active', text: 'For Sale' };
}

/** The figures that are known; the card is silent about the others. */
function specsOf({ bedrooms, bathrooms, squareFeet }: Home): Spec[] {
  const specs = [
    { value: bedrooms, unit: 'BD', spoken: 'bedrooms' },
    { value: bathrooms, unit: 'BA', spoken: 'bathrooms' },
    { value: squareFeet, unit: 'Sq.Ft.', spoken: 'square feet' },
  ];
  return specs.flatMap(({ value, ...rest }) => (value ? [{ value, ...rest }] : []));
}

function Cover({ photo, isWide }: { photo: Home['photos'][number] | undefined; isWide: boolean }) {
  const ratio = isWide ? '16:10' : '4:3';
  if (!photo) return <AwaitingPicture text="Awaiting Images" ratio={ratio} />;
  const { stem, focus, ...shape } = photo;
  const image = imageNamed(`${attachedAssetsPath}/${stem}`, {
    ...shape,
    focus: focus ? { x: focus.x * 100, y: focus.y * 100 } : undefined,
  });
  return <Picture image={image} alt={photo.alt} sizes={isWide ? HALF : THIRD} ratio={ratio} />;
}

/** One of the agent's homes here: the whole card leads to its page. */
export function HomeCard({ home, isWide }: { home: Home; isWide: boolean }) {
  const { status, text } = standingOf(home);
  const specs = specsOf(home);
  return (
    <CardFrame>
      <CardPicture ribbon={<Ribbon status={status}>{text}</Ribbon>}>
        <Cover photo={home.photos[0]} isWide={isWide} />
      </CardPicture>
      <CardPrice>{home.price}</CardPrice>
      <CardName>
        <Link to={`/properties/${home.id}`} className={cardLinkClass}>
          {home.address}
        </Link>
      </CardName>
      <CardPlace>{formatPlace(home)}</CardPlace>
      {specs.length > 0 && <SpecRow specs={specs} />}
    </CardFrame>
  );
}
