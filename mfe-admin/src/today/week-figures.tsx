import { Section } from '../frame/section.tsx';
import { AdminWeek } from '../generated/operations.ts';
import { useViewer } from '../session/use-viewer.ts';
import * as styles from './today.css.ts';
import { figuresOf } from './week.ts';

/** The last seven days, compared with the seven before. */
export function WeekFigures() {
  const { viewer } = useViewer(AdminWeek, { variables: {} });
  if (!viewer) return null;
  const { lastSevenDays, sevenDaysBefore } = viewer.numbers;
  return (
    <Section title="Last seven days" aside="and those before">
      <dl className={styles.week}>
        {figuresOf(lastSevenDays, sevenDaysBefore).map(({ label, value, before }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>
              {label}
              <b className={styles.before}>{before}</b>
            </dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
