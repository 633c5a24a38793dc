import { Link, type NavigationEntry } from 'platform';
import { type Image, Picture } from 'ui';
import { stateName } from '../service-area.ts';
import * as styles from './town-card.css.ts';

export type TownOnSheet = Omit<NavigationEntry, 'id'> & { picture: Image };

export const CARD_SIZES = '(max-width: 599px) 132px, (max-width: 820px) 29vw, (max-width: 1440px) 14vw, 190px';

/** A town as a small poster. */
export function TownCard({ town: { name, state, href, picture } }: { town: TownOnSheet }) {
  return (
    <Link to={href} className={styles.card}>
      <Picture image={picture} alt="" sizes={CARD_SIZES} ratio="3:4" />
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>{stateName(state)}</span>
    </Link>
  );
}
