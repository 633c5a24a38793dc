import * as styles from './card.css.ts';

export interface Spec {
  value: string;
  unit: string;
  /** The unit in full, for a screen reader: “bedrooms”. */
  spoken?: string | undefined;
}

/** Figures in a row under a hairline: 3 BD, 2 BA, 1,780 Sq.Ft. */
export function SpecRow({ specs }: { specs: readonly Spec[] }) {
  return (
    <ul className={styles.specs}>
      {specs.map(({ value, unit, spoken }) => (
        <li key={unit} className={styles.spec}>
          <b>{value}</b>{' '}
          {spoken ? (
            <abbr title={spoken} className={styles.unit}>
              {unit}
            </abbr>
          ) : (
            unit
          )}
        </li>
      ))}
    </ul>
  );
}
