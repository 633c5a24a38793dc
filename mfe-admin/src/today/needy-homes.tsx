import { Link } from 'platform';
import { ArrowRightIcon } from 'ui';
import { Section } from '../frame/section.tsx';
import { AdminNeedyHomes } from '../generated/operations.ts';
import { needsInWords } from '../homes/home-words.ts';
import { Thumb } from '../homes/thumb.tsx';
import { useViewer } from '../session/use-viewer.ts';
import * as styles from './today.css.ts';

/** Homes on the market that lack something, the most urgent need first. */
export function NeedyHomes({ now }: { now: number }) {
  const { viewer } = useViewer(AdminNeedyHomes, { variables: {} });
  if (!viewer || viewer.homes.nodes.length === 0) return null;
  const { nodes, totalCount } = viewer.homes;
  return (
    <Section title="Homes that need something" aside={totalCount}>
      <ul>
        {nodes.map((home) => (
          <li key={home.id}>
            <Link to={`/admin/homes/${home.id}`} className={styles.item}>
              <Thumb photo={home.photos[0]} className={styles.itemPicture} />
              <span>
                <b className={styles.itemName}>{home.address}</b>
                <span className={styles.need}>{needsInWords(home, new Date(now))}</span>
              </span>
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link to="/admin/homes?needs=true" className={styles.all}>
          All {totalCount} of them
        </Link>
      )}
    </Section>
  );
}
