import { Fragment, useId, useState } from 'react';
import { explainSteering } from 'schema';
import { AlertIcon } from 'ui';
import * as styles from './home.css.ts';

type DescriptionProps = {
  value: string;
  live: string | undefined;
  error: string | undefined;
  onType: (text: string) => void;
};

/** The text in pieces; every second piece is a phrase to mark. */
function markedPieces(text: string, phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [text];
  const escaped = phrases.map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The description. Words that steer are marked while they are typed, but never blocked. */
export function Description({ value, live, error, onType }: DescriptionProps) {
  const id = useId();
  const [left, setLeft] = useState<readonly string[]>([]);
  const found = explainSteering(value).filter(({ phrase }) => !left.includes(phrase));
  const reasons = Object.entries(Object.groupBy(found, ({ reason }) => reason)).map(
    ([reason, all = []]) => [reason, all.map(({ phrase }) => phrase)] as const,
  );
  const pieces = markedPieces(
    value,
    found.map(({ phrase }) => phrase),
  );
  return (
    <>
      <div className={styles.prose}>
        <div className={styles.proseMarks} aria-hidden="true">
          {pieces.map((piece, index) => (
            <Fragment key={`${String(index)}`}>
              {index % 2 === 1 ? <span className={styles.steer}>{piece}</span> : piece}
            </Fragment>
          ))}
        </div>
        <textarea
          aria-label="Description"
          name="description"
          className={styles.proseField}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={id}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <div id={id}>
        {error && (
          <p className={`${styles.note} ${styles.wrong}`}>
            <AlertIcon /> {error}
          </p>
        )}
        {live !== undefined && <p className={styles.note}>Visitors still read what was there before.</p>}
      </div>
      <div role="status">
        {reasons.map(([reason, phrases]) => (
          <div key={reason} className={`${styles.notice} ${styles.noticeHint}`}>
            <p className={styles.noticeWords}>
              <b>“{capitalized(phrases.join('”, “'))}”</b> {reason}
            </p>
            <button type="button" className={styles.bare} onClick={() => setLeft([...left, ...phrases])}>
              Leave it
            </button>
          </div>
        ))}
      </div>
    </>
  );
}
