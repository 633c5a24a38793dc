import { Link } from 'platform';
import { cx, VisuallyHidden } from 'ui';
import { formatTime, leadPath, whoOf } from '../leads/lead-words.ts';
import { ShowingOpener } from './showing-opener.tsx';
import { lastNameOf, placeOf, stateWords } from './showing-words.ts';
import * as styles from './week.css.ts';
import type { Entry } from './week.ts';

/** An entry in the grid of the week. */
export function Block({ entry }: { entry: Entry }) {
  const when = formatTime(entry.startsAt);
  if (entry.kind === 'asked') {
    const { lead } = entry;
    return (
      <Link to={leadPath(lead)} className={cx(styles.block, styles.look.asked)}>
        <b className={styles.line}>{placeOf(lead)}?</b>
        <span className={styles.line}>{lastNameOf(lead)} asks</span>
        <VisuallyHidden>{`, ${whoOf(lead)}, ${when}`}</VisuallyHidden>
      </Link>
    );
  }
  if (entry.kind === 'openHouse') {
    const { propertyId, address } = entry.openHouse;
    return (
      <Link to={`/admin/homes/${propertyId}`} className={cx(styles.block, styles.look.openHouse)}>
        <b className={styles.line}>Open house</b>
        <span className={styles.line}>{address}</span>
        <VisuallyHidden>, {when}</VisuallyHidden>
      </Link>
    );
  }
  const { showing } = entry;
  return (
    <ShowingOpener showing={showing} className={cx(styles.block, styles.look[showing.state])}>
      <b className={styles.line}>
        {placeOf(showing)}
        {showing.state === 'proposed' && '?'}
      </b>
      <span className={styles.line}>{lastNameOf(showing)}</span>
      <VisuallyHidden>{`, ${whoOf(showing)}, ${when}, ${stateWords[showing.state]}`}</VisuallyHidden>
    </ShowingOpener>
  );
}
