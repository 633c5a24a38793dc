import { formatLongDate, formatPlace } from 'platform';
import {
  AwaitingPicture,
  ExternalIcon,
  Fact,
  Facts,
  Heading,
  Picture,
  Ribbon,
  Text,
  TextLinkWords,
  textLinkClass,
  VisuallyHidden,
} from 'ui';
import type { RecentSalesQuery } from '../generated/operations.ts';
import { imageOf } from '../photo.ts';
import * as styles from './sale-card.css.ts';

type Sale = RecentSalesQuery['recentSales'][number];

function SalePicture({ sale }: { sale: Sale }) {
  const [cover] = sale.photos;
  if (!cover) return <AwaitingPicture text="No image available" ratio="4:3" />;
  return <Picture image={imageOf(cover)} alt={cover.alt} sizes={styles.sizes} ratio="4:3" className={styles.photo} />;
}

/** The link to the external listing. A sale without one has no link and no button. */
function Listing({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
      <TextLinkWords>See the listing</TextLinkWords>
      <ExternalIcon />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

export function SaleCard({ sale }: { sale: Sale }) {
  return (
    <article aria-label={sale.address} className={styles.sale}>
      <div className={styles.picture}>
        <SalePicture sale={sale} />
        <Ribbon status="sold">Sold</Ribbon>
      </div>
      <div className={styles.words}>
        <Heading level={3} look="sub" className={styles.address}>
          {sale.address}
        </Heading>
        <Text look="quiet">{formatPlace(sale)}</Text>
        {sale.description && <p className={styles.clamped}>{sale.description}</p>}
        <Facts>
          <Fact name="Price">{sale.soldPrice ?? sale.price}</Fact>
          {sale.soldDate && <Fact name="Sold">{formatLongDate(sale.soldDate)}</Fact>}
          {sale.represented && <Fact name="Represented">{sale.represented}</Fact>}
        </Facts>
        {sale.zillowUrl && <Listing url={sale.zillowUrl} />}
      </div>
    </article>
  );
}
