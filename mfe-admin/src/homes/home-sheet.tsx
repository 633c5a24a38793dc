import { Link } from 'platform';
import { Dialog } from 'ui/dialog';
import type { HomeRowFragment } from '../generated/operations.ts';
import type { HomeDeed } from './home-deeds.ts';
import * as styles from './home-sheet.css.ts';

export type HomeSheetProps = { home: HomeRowFragment; deeds: readonly HomeDeed[]; onClose: () => void };

/** Everything that can be done to one home of the list. */
export default function HomeSheet({ home, deeds, onClose }: HomeSheetProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={home.address} closeLabel="Close">
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
    </Dialog>
  );
}
