import { Link, query } from 'platform';
import { useEffect, useRef, useState } from 'react';
import { withCommas } from 'schema';
import { CloseIcon, Heading, type Image, Picture, RoundButton, TextLinkWords, textLinkClass } from 'ui';
import { cities } from '../cities.ts';
import { ShoreTown, type ShoreTownQuery } from '../generated/operations.ts';
import * as styles from './card.css.ts';

const homesForSale = (count: number): string =>
  count === 1 ? '1 home for sale' : `${withCommas(count)} homes for sale`;

type Found = ShoreTownQuery['properties'];
type Home = Found['nodes'][number];

/** The homes of a town. Undefined while they load, or if they cannot be loaded. */
function useTown(slug: string, state: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isHere = true;
    query(ShoreTown, { cities: [...(cities[slug] ?? [])], state }).then(
      ({ properties }) => isHere && setFound(properties),
      // The card links to the town without them.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [slug, state]);
  return found;
}

/** A text that is no number ("Studio") has no unit. */
const figure = (value: string | null, unit: string) => value && (/\d/.test(value) ? `${value} ${unit}` : value);

const specs = ({ bedrooms, bathrooms, squareFeet }: Home): string =>
  [figure(bedrooms, 'BD'), figure(bathrooms, 'BA'), figure(squareFeet, 'Sq.Ft.')].filter(Boolean).join(' · ');

const HomeRow = ({ home }: { home: Home }) => (
  <li className={styles.home}>
    <Link to={`/properties/${home.id}`} className={styles.homeLink} aria-label={`${home.address}, ${home.price}`}>
      {home.price}
    </Link>
    <span className={styles.facts}>
      {home.address}
      <br />
      {specs(home)}
    </span>
  </li>
);

type TownCardProps = {
  slug: string;
  name: string;
  state: string;
  href: string;
  poster: Image | undefined;
  onClose: () => void;
};

/** The card of a town, opened by its name on the drawing: its picture, its homes for sale, and a link to its page. */
export function TownCard({ slug, name, state, href, poster, onClose }: TownCardProps) {
  const homes = useTown(slug, state);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={card} tabIndex={-1} aria-label={name} className={styles.card}>
      {poster && (
        <div className={styles.poster}>
          <Picture image={poster} alt="" sizes={styles.sizes} ratio="fill" />
        </div>
      )}
      <RoundButton label="Close" look="sheet" className={styles.close} onClick={onClose}>
        <CloseIcon />
      </RoundButton>
      <div className={styles.words}>
        <Heading level={3} className={styles.name}>
          {name}
        </Heading>
        <p className={styles.count} role="status">
          {homes && (homes.totalCount > 0 ? homesForSale(homes.totalCount) : 'Nothing for sale just now')}
        </p>
        {homes && homes.nodes.length > 0 && (
          <ul className={styles.homes}>
            {homes.nodes.map((home) => (
              <HomeRow key={home.id} home={home} />
            ))}
          </ul>
        )}
        <Link to={href} className={textLinkClass}>
          <TextLinkWords>About {name}</TextLinkWords>
        </Link>
      </div>
    </section>
  );
}
