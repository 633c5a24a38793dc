import { Link } from 'platform';
import { ArrowRightIcon, cx } from 'ui';
import { DotsIcon } from '../frame/icons.tsx';
import { formatHour, formatTime, leadPath, whoOf } from '../leads/lead-words.ts';
import { offPaper } from '../theme/paper.css.ts';
import { ShowingOpener } from './showing-opener.tsx';
import { placeOf, stateWords, townOf } from './showing-words.ts';
import * as styles from './showings.css.ts';
import type { Entry } from './week.ts';

function Hour({ at }: { at: string }) {
  const [figures, half] = formatHour(at).split(' ');
  return (
    <time dateTime={at} className={styles.hour}>
      {figures}
      <span className={styles.half}>{half}</span>
    </time>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { startsAt } = entry;
  if (entry.kind === 'asked') {
    const { lead } = entry;
    return (
      <li className={styles.row}>
        <Hour at={startsAt} />
        <span>
          <b className={styles.place}>{placeOf(lead)}?</b>
          <span className={styles.who}>
            {whoOf(lead)} <span className={styles.open}>asks</span>
          </span>
        </span>
        <Link to={leadPath(lead)} className={cx(styles.dotsButton, offPaper)} aria-label={`What ${whoOf(lead)} asks`}>
          <ArrowRightIcon />
        </Link>
      </li>
    );
  }
  if (entry.kind === 'openHouse') {
    const { propertyId, address, endsAt } = entry.openHouse;
    return (
      <li className={styles.row}>
        <Hour at={startsAt} />
        <span>
          <b className={styles.place}>{address}</b>
          <span className={styles.who}>Open house until {formatHour(endsAt)}</span>
        </span>
        <Link
          to={`/admin/homes/${propertyId}`}
          className={cx(styles.dotsButton, offPaper)}
          aria-label={`The home ${address}`}
        >
          <ArrowRightIcon />
        </Link>
      </li>
    );
  }
  const { showing } = entry;
  const { state, phone } = showing;
  return (
    <li className={styles.row}>
      <Hour at={startsAt} />
      <span>
        <b className={styles.place}>
          {placeOf(showing)}
          <span className={styles.onlyPaper}>{townOf(showing)}</span>
        </b>
        <span className={styles.who}>
          {whoOf(showing)}
          {phone && <span className={styles.onlyPaper}>, {phone}</span>}
          {state !== 'accepted' && <span className={styles.open}>, {stateWords[state]}</span>}
        </span>
      </span>
      <ShowingOpener
        showing={showing}
        className={styles.dotsButton}
        label={`${placeOf(showing)}, ${whoOf(showing)}, ${formatTime(startsAt)}: more`}
      >
        <DotsIcon />
      </ShowingOpener>
    </li>
  );
}

/** The entries of a day, by time. */
export function DayList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <Row key={entry.key} entry={entry} />
      ))}
    </ul>
  );
}
