import { formatPlace, Link, openDialog } from 'platform';
import { Button, Columns, LazyBoundary, lazyChunk, TextLinkWords, textLinkClass, VisuallyHidden } from 'ui';
import type { PropertiesForSaleQuery } from '../generated/operations.ts';
import { PropertyCard } from '../property-card.tsx';
import { hasChosen, savedHomes, savedInWords } from '../saved/saved-homes.ts';
import * as styles from './properties.css.ts';
import { nextPage, type Search } from './search.ts';
import { Section } from './section.tsx';

const SavedBar = lazyChunk(() => import(/* webpackChunkName: "saved" */ '../saved/saved-bar.tsx'));

const ROW = 3;

type ForSaleProps = { list: PropertiesForSaleQuery['properties']; search: Search };

const askToSee = (home: ForSaleProps['list']['nodes'][number]) =>
  openDialog('leads/ContactDialog', {
    property: { id: home.id, title: `${home.address}, ${formatPlace(home)}`, inquiryType: 'showing' },
  });

/** Empty until a heart is pressed: some screen readers do not announce a text that comes together with its element. */
function SavedStatus() {
  const { length } = savedHomes.use();
  return <VisuallyHidden role="status">{hasChosen.use() && savedInWords(length)}</VisuallyHidden>;
}

/** Active and pending homes as cards. The first row is visible at once, so its pictures are loaded first. */
export function ForSale({ list, search }: ForSaleProps) {
  const { nodes, totalCount, pageInfo } = list;
  const count = totalCount === 1 ? '1 home' : `${totalCount} homes`;
  return (
    <Section title="Active Listings" count={count} next={nextPage(search, 'after', pageInfo)}>
      <Columns count={ROW} tablet={2} gap="cards">
        {nodes.map((home, index) => (
          <PropertyCard key={home.id} home={home} isFirst={index === 0} isBelow={index >= ROW}>
            <Button tone="line" size="small" className={styles.showing} onClick={() => askToSee(home)}>
              Schedule a Showing<VisuallyHidden> of {home.address}</VisuallyHidden>
            </Button>
          </PropertyCard>
        ))}
      </Columns>
      <Link to="/#the-shore" className={textLinkClass}>
        <TextLinkWords>See them on the Shore</TextLinkWords>
      </Link>
      <SavedStatus />
      {hasChosen.use() && (
        <LazyBoundary>
          <SavedBar homes={nodes} />
        </LazyBoundary>
      )}
    </Section>
  );
}
