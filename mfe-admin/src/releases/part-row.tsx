import { cx } from 'ui';
import { DownIcon } from '../frame/icons.tsx';
import { partName } from '../health/health-words.ts';
import { formatMoment } from '../leads/lead-words.ts';
import { vitalsInWords } from './canary-words.ts';
import { Deed } from './deed.tsx';
import {
  commitInWords,
  faultsInWords,
  fullest,
  liveOf,
  liveSince,
  type Part,
  type StoredRelease,
  sizeInWords,
} from './release-words.ts';
import * as styles from './releases.css.ts';
import type { ReleaseActions } from './use-releases.ts';

type RowProps = { part: Part; now: number; actions: ReleaseActions };

/** The terms that the button uses; the gateway's rule then decides. */
const aTenth = { share: 10, isByRule: true };

/** The shell contains all other parts, so it cannot be withdrawn. */
const isFrame = ({ name }: Part): boolean => name === 'shell';

function Sizes({ sizes }: Pick<Part, 'sizes'>) {
  if (sizes.length === 0) return null;
  return (
    <dl className={styles.sizes} aria-label="Sizes and their budgets">
      {sizes.map((size) => {
        const isOver = size.bytes > size.limit;
        return (
          <div key={size.what} className={styles.size}>
            <dt>{size.what}</dt>
            <dd className={cx(styles.figure, isOver && styles.over)}>{sizeInWords(size)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Release({ release, part, now, actions }: RowProps & { release: StoredRelease }) {
  const { version, publishedAt, publishedBy, commit, isLive, isEarlier } = release;
  const fault = faultsInWords(release, now);
  const vitals = vitalsInWords(release.vitals);
  // Only one canary at a time, and only if there is a live release to compare with. Visitors do not use the admin part,
  // so it has no canary.
  const mayTry = liveOf(part) && !actions.desk?.canary && part.name !== 'mfe-admin';
  const change = isEarlier ? actions.goBack : actions.putLive;
  const label = isEarlier ? 'Go back' : 'Put live';
  const id = `${partName(part.name)} ${version}`;
  return (
    <li className={styles.release}>
      <span>
        <b className={styles.name}>{version}</b>
        <span className={styles.quiet}>
          Published {formatMoment(publishedAt, now)}, by {publishedBy}, {commitInWords(commit)}
        </span>
        {vitals && <span className={styles.quiet}>{vitals}</span>}
        {fault && <span className={styles.fault}>{fault}</span>}
      </span>
      {isLive ? (
        <span className={styles.live}>Live</span>
      ) : (
        <span className={styles.deeds}>
          <Deed
            part={part.name}
            label={label}
            name={`${label}: ${id}`}
            actions={actions}
            work={() => change(part.name, version)}
          />
          {mayTry && (
            <Deed
              part={part.name}
              label="To a tenth"
              name={`To a tenth of visitors: ${id}`}
              actions={actions}
              work={() => actions.setCanary({ name: part.name, version }, aTenth)}
            />
          )}
        </span>
      )}
    </li>
  );
}

/** One part: its live release; opened, its sizes and the other releases. */
export function PartRow({ part, now, actions }: RowProps) {
  const live = liveOf(part);
  const size = fullest(part.sizes);
  const fault = faultsInWords(live, now);
  const vitals = vitalsInWords(live?.vitals);
  return (
    <li>
      <details className={styles.part}>
        <summary className={styles.summary}>
          <b className={styles.name}>{partName(part.name)}</b>
          <span className={styles.quiet}>
            {live ? `${live.version}, ${commitInWords(live.commit)}` : 'No release of it is live'}
          </span>
          <span className={styles.quiet}>{liveSince(part, now)}</span>
          {size && (
            <span className={styles.quiet}>
              Nearest to its budget: {size.what}, {sizeInWords(size)}
            </span>
          )}
          {vitals && <span className={styles.quiet}>{vitals}</span>}
          {fault && <span className={styles.fault}>{fault}</span>}
          <span className={styles.chevron}>
            <DownIcon />
          </span>
        </summary>
        <div className={styles.open}>
          <Sizes sizes={part.sizes} />
          <ul>
            {part.releases.map((release) => (
              <Release key={release.version} release={release} part={part} now={now} actions={actions} />
            ))}
          </ul>
          {live && !isFrame(part) && (
            <Deed
              part={part.name}
              label="Take out of the site"
              name={`Take out of the site: ${partName(part.name)}`}
              className={styles.act}
              actions={actions}
              work={() => actions.takeOut(part.name)}
            />
          )}
        </div>
      </details>
    </li>
  );
}
