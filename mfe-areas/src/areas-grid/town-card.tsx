import { Link, type NavigationEntry } from 'platform';
import { type Image, Picture } from 'ui';
import { InSeason } from '../season/in-season.tsx';
import { stateName } from '../service-area.ts';
import * as styles from './town-card.css.ts';

export type TownOnSheet = Omit<NavigationEntry, 'id'> & { picture: Image; focus: Image['focus'] };

/** A town as a small poster. */
export function TownCard({ town: { slug, name, state, href, picture, focus } }: { town: TownOnSheet }) {
  return (
    <Link to={href} className={styles.card}>
      <InSeason slug={slug} focus={focus}>
        <Picture image={picture} alt="" sizes={styles.sizes} ratio="3:4" />
      </InSeason>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>{stateName(state)}</span>
    </Link>
  );
}
