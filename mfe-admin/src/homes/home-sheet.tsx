import { Link } from 'platform';
import { Sheet } from '../frame/sheet.tsx';
import type { HomeRowFragment } from '../generated/operations.ts';
import type { HomeDeed } from './home-deeds.ts';
import * as styles from './home-sheet.css.ts';

export type HomeSheetProps = { home: HomeRowFragment; deeds: readonly HomeDeed[]; onClose: () => void };

/** All actions for a home of the list. */
export default function HomeSheet({ home, deeds, onClose }: HomeSheetProps) {
  return (
    <Sheet onClose={onClose} title={home.address}>
      <ul className={styles.list}>
        <li>
          <Link to={`/admin/homes/${home.id}`} className={styles.row} onClick={onClose}>
            Edit
          </Link>
        </li>
        {deeds.map(({ to, word, press }) => (
          <li key={to}>
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                onClose();
                press();
              }}
            >
              {word}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
