import { cx } from 'ui';
import * as styles from './numbers.css.ts';
import type { Series } from './series.ts';

export type Bar = { key: string; name: string; now: number; before: number; change: string };

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.max((part / whole) * 100, part > 0 ? 1 : 0)}%`;

/** A bar for each entry, with a thin bar for the period before. The numbers stand beside them. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.flatMap(({ now, before }) => [now, before]), 0);
  return (
    <ul>
      {bars.map(({ key, name, now, before, change }) => (
        <li key={key} className={styles.bar}>
          <span className={styles.barName}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.nowBar} style={{ width: percent(now, most) }} />
            <span className={styles.beforeBar} style={{ width: percent(before, most) }} />
          </span>
          <span className={styles.value}>
            {now.toLocaleString('en-US')}
            {change && <small className={styles.small}>{change}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A row of small columns for each series, the current week darkest. All rows have the same scale. */
export function Columns({ series }: { series: readonly Series[] }) {
  const most = Math.max(...series.flatMap(({ weeks }) => weeks), 1);
  return (
    <ul>
      {series.map(({ name, weeks, total }) => (
        <li key={name} className={styles.spark}>
          <span>{name}</span>
          <span className={styles.columns} aria-hidden="true">
            {weeks.map((amount, index) => (
              <span
                key={index}
                className={cx(styles.column, amount === 0 && styles.columnEmpty)}
                style={{ height: `${(amount / most) * 100}%` }}
              />
            ))}
          </span>
          <span className={styles.total}>{total.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ul>
  );
}

const THE_FIGURES = 'The figures';
const scrolled = { role: 'group', 'aria-label': THE_FIGURES, tabIndex: 0 };

/** The table with the figures of a chart. On a phone it scrolls sideways, and with the arrow keys, so its frame can have the focus. */
export function Figures({ titles, rows }: { titles: readonly string[]; rows: ReadonlyArray<readonly string[]> }) {
  return (
    <details className={styles.figures}>
      <summary className={styles.summary}>{THE_FIGURES}</summary>
      <div className={styles.scroll} {...scrolled}>
        <table className={styles.table}>
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col" className={styles.headCell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope="row" className={styles.cell}>
                  {first}
                </th>
                {rest.map((figure, index) => (
                  <td key={titles[index + 1]} className={styles.cell}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
