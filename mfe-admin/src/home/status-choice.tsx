import { useState } from 'react';
import { StatusMark } from 'ui';
import type { HomeDetailsFragment } from '../generated/operations.ts';
import { statusWords } from '../homes/status-words.ts';
import type { useStanding } from '../homes/use-standing.ts';
import { MarkSold } from '../mark-sold/mark-sold.tsx';
import * as styles from './home.css.ts';

const statuses = ['active', 'pending', 'sold'] as const;

type StatusChoiceProps = {
  home: HomeDetailsFragment;
  standing: ReturnType<typeof useStanding<HomeDetailsFragment>>;
  onSold: () => void;
};

/** The home's status, with a button for each status. A sale asks for date and side. */
export function StatusChoice({ home, standing, onSold }: StatusChoiceProps) {
  const [isSelling, setSelling] = useState(false);
  return (
    <>
      <fieldset className={styles.segments} aria-label="Status">
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.segment}
            aria-pressed={home.status === status}
            onClick={() => {
              if (home.status === status) return;
              if (status === 'sold') setSelling(true);
              else void standing.moveTo(home, status);
            }}
          >
            <StatusMark status={status}>{statusWords[status]}</StatusMark>
          </button>
        ))}
      </fieldset>
      {isSelling && (
        <MarkSold
          home={home}
          isQuiet
          onClose={() => setSelling(false)}
          onSaved={(sale) => {
            standing.sold(home, sale);
            onSold();
          }}
        />
      )}
    </>
  );
}
