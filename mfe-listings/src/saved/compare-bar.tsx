import { Link } from 'platform';
import { useRef } from 'react';
import { buttonClass, CloseIcon, Picture, Wrap } from 'ui';
import { comparePath, SIDE_BY_SIDE } from '../compare/compared-homes.ts';
import type { PropertyCardFragment } from '../generated/operations.ts';
import { imageOf } from '../photo.ts';
import { useRoomBelow } from '../room-below.ts';
import * as styles from './compare-bar.css.ts';
import { lastPressed } from './heart.tsx';

type CompareBarProps = {
  /** The first ones are compared. */
  ids: readonly string[];
  /** The loaded homes, for their pictures. */
  homes: readonly PropertyCardFragment[];
  words: string;
  onClose: () => void;
};

/**
 * A bar at the bottom of the window: how many homes were chosen, and a link to compare them; for a single one, a link
 * to the saved homes.
 */
export function CompareBar({ ids, homes, words, onClose }: CompareBarProps) {
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar, true);
  const compared = ids.slice(0, SIDE_BY_SIDE);
  const covers = compared.flatMap((id) => homes.find((home) => home.id === id)?.photos[0] ?? []);
  function close(): void {
    (lastPressed() ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    onClose();
  }
  const action = buttonClass({ tone: 'brass', size: 'small' });
  return (
    <section ref={bar} aria-label="Compare homes" className={styles.bar}>
      <Wrap className={styles.line}>
        <b className={styles.words}>{words}</b>
        <span className={styles.pictures}>
          {covers.map((cover) => (
            <span key={cover.stem} className={styles.picture}>
              <Picture image={imageOf(cover)} alt="" sizes="64px" ratio="fill" />
            </span>
          ))}
        </span>
        {compared.length > 1 ? (
          <Link to={comparePath(compared)} className={action}>
            Compare side by side
          </Link>
        ) : (
          <Link to="/saved" className={action}>
            See what I saved
          </Link>
        )}
        <button type="button" aria-label="Close this bar" className={styles.close} onClick={close}>
          <CloseIcon />
        </button>
      </Wrap>
    </section>
  );
}
