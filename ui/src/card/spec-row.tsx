import * as styles from './card.css.ts';

export interface Spec {
  value: string;
  /** Empty if the value explains itself: “Studio”. */
  unit: string;
  /** The unit in full, for a screen reader: “bedrooms”. */
  spoken?: string | undefined;
}

/** Figures in a row under a hairline: 3 BD, 2 BA, 1,780 Sq.Ft. */
export function SpecRow({ specs }: { specs: readonly Spec[] }) {
  return (
    <ul className={styles.specs}>
      {specs.map(({ value, unit, spoken }) => (
        <li key={unit || value} className={styles.spec}>
          <b>{value}</b>{' '}
          {unit && (
            <abbr title={spoken} className={styles.unit}>
              {unit}
            </abbr>
          )}
        </li>
      ))}
    </ul>
  );
}
