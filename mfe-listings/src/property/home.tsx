/** One home: pictures and facts on the left, the actions on the right. */

import { formatLongDate, formatPlace, getSite } from 'platform';
import { cx, Heading, Panel, Prose, Text } from 'ui';
import { Details } from './details.tsx';
import { Estimate } from './estimate.tsx';
import { factsOf } from './facts-of.ts';
import { FloorPlan } from './floor-plan.tsx';
import { Leaflet } from './leaflet.tsx';
import type { Property } from './page.tsx';
import { Payment } from './payment.tsx';
import { Photos } from './photos.tsx';
import { PriceHistory } from './price-history.tsx';
import * as styles from './property.css.ts';
import { SideCard } from './side-card.tsx';
import { clip, headlineOf, paragraphsOf, summaryOf } from './words.ts';

/**
 * Characters of the description that fit on two pages of paper, whatever else is known; and where a longer one is cut.
 */
const ON_PAPER = 2250;
const CUT = 1900;
/** What the end of a paragraph takes, in characters: its gap and the rest of its last line. */
const GAP = 40;

/** `room`: how many characters of it may be printed. */
function Paragraph({ text, room }: { text: string; room: number }) {
  if (text.length <= room) return <Text>{text}</Text>;
  if (room <= 0) return <Text className={styles.onScreen}>{text}</Text>;
  const printed = clip(text, room).slice(0, -1);
  return (
    <Text>
      {printed}
      <span className={styles.printed}>…</span>
      <span className={styles.onScreen}>{text.slice(printed.length)}</span>
    </Text>
  );
}

function Description({ home, text }: { home: Property; text: string }) {
  const headline = headlineOf(home);
  const paragraphs = paragraphsOf(text);
  const upTo = (index: number) => paragraphs.slice(0, index).reduce((sum, { length }) => sum + length + GAP, 0);
  const isCut = upTo(paragraphs.length) > ON_PAPER;
  const room = isCut ? CUT : ON_PAPER;
  return (
    <div className={cx(styles.part, styles.description)}>
      {headline && (
        <Heading level={2} look="sub" className={styles.headline}>
          {headline}
        </Heading>
      )}
      <Prose>
        {paragraphs.map((paragraph, index) => (
          <Paragraph key={paragraph} text={paragraph} room={room - upTo(index)} />
        ))}
        {isCut && <Text className={styles.printed}>The rest stands at the address below.</Text>}
      </Prose>
    </div>
  );
}

/**
 * Only for a sold home with a known date. A price in words ("Price on request") is not what was paid, so it is left
 * out.
 */
function SoldNotice({ soldDate, price }: { soldDate: string; price: string }) {
  return (
    <Panel tone="dune" inset="snug" className={cx(styles.part, styles.sold)}>
      <Text>
        Sold on {formatLongDate(soldDate)}
        {/\d/.test(price) && ` for ${price}`}.
      </Text>
    </Panel>
  );
}

/** Whether facts and description take more than half a printed page. */
const isLong = (home: Property): boolean => factsOf(home).length > 8 || (home.description ?? '').length > 600;

/** Whether the description is longer on paper than the facts beside it. Then it takes the full width. */
const isWordy = ({ description }: Property): boolean => (description ?? '').length > 1200;

export function Home({ home }: { home: Property }) {
  const { agent } = getSite();
  return (
    <article
      aria-label={home.address}
      className={cx(styles.detail, isLong(home) && styles.long, isWordy(home) && styles.wordy)}
    >
      <title>{`${home.address}, ${formatPlace(home)} | ${agent.name}`}</title>
      <meta name="description" content={summaryOf(home, formatPlace(home))} />
      <Photos home={home} />
      <SideCard home={home} />
      <div className={styles.rest}>
        {home.status === 'sold' && home.soldDate && (
          <SoldNotice soldDate={home.soldDate} price={home.soldPrice ?? home.price} />
        )}
        {home.description && <Description home={home} text={home.description} />}
        <section className={cx(styles.part, styles.details)} aria-labelledby="details">
          <Heading level={2} look="sub" id="details">
            Details
          </Heading>
          <Details home={home} />
        </section>
        {home.floorPlanPicture && <FloorPlan picture={home.floorPlanPicture} />}
        <div className={styles.money}>
          <PriceHistory changes={home.priceHistory} />
          <Payment home={home} />
        </div>
        {home.valueEstimate && <Estimate estimate={home.valueEstimate} />}
        <Leaflet path={home.shortPath} />
      </div>
    </article>
  );
}
