import { useSearchParams } from 'platform';
import { cx, Skeleton } from 'ui';
import { chip } from '../answer/answer.css.ts';
import { inNewYork } from '../clock/new-york.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { AdminNumbers, type AdminNumbersQuery } from '../generated/operations.ts';
import { signedIn } from '../session/signed-in.ts';
import { useViewer } from '../session/use-viewer.ts';
import * as today from '../today/today.css.ts';
import { figuresOf, inHours } from '../today/week.ts';
import { Bars, Columns, Figures } from './charts.tsx';
import * as styles from './numbers.css.ts';
import { change, leadsByKind, leadsBySource, townName } from './series.ts';

export const loader = signedIn();

type Numbers = NonNullable<AdminNumbersQuery['viewer']>['numbers'];

const spans = { 4: 'Month', 12: 'Quarter', 53: 'Year' } as const;
/** How many homes and towns a chart shows. Its table shows all. */
const SHOWN = 8;

const day = inNewYork({ month: 'short', day: 'numeric' });
const weekOf = (from: string): string => day.format(new Date(from));

type Seen = { key: string; name: string; views: number; lastSevenDays: number; sevenDaysBefore: number };

function Views({ title, seen }: { title: string; seen: readonly Seen[] }) {
  const bars = seen.slice(0, SHOWN).map(({ key, name, lastSevenDays: now, sevenDaysBefore: before }) => {
    return { key, name, now, before, change: change(now, before) };
  });
  if (bars.length === 0)
    return (
      <Section title={title}>
        <p className={styles.none}>Nobody has looked yet.</p>
      </Section>
    );
  const rows = seen.map(({ name, views, lastSevenDays, sevenDaysBefore }) => [
    name,
    String(lastSevenDays),
    String(sevenDaysBefore),
    String(views),
  ]);
  return (
    <Section title={title} aside="7 days, and the 7 before">
      <Bars bars={bars} />
      <Figures titles={['Page', '7 days', 'Before', 'All']} rows={rows} />
    </Section>
  );
}

function Leads({ numbers: { weeks } }: { numbers: Numbers }) {
  const kinds = leadsByKind(weeks);
  const rows = weeks
    .map(({ from, leads }, index) => [weekOf(from), ...kinds.map((kind) => String(kind.weeks[index])), String(leads)])
    .toReversed();
  const sources = leadsBySource(weeks);
  return (
    <>
      <Section title="What leads ask" aside={`${weeks.length} weeks`}>
        <Columns series={kinds} />
        <Figures titles={['Week of', ...kinds.map(({ name }) => name), 'All']} rows={rows} />
      </Section>
      <Section title="Where leads come from" aside={`${weeks.length} weeks`}>
        {sources.length === 0 ? (
          <p className={styles.none}>Nobody has written in these weeks.</p>
        ) : (
          <>
            <Bars bars={sources.map(({ name, amount }) => ({ key: name, name, now: amount, before: 0, change: '' }))} />
            <Figures titles={['Source', 'Leads']} rows={sources.map(({ name, amount }) => [name, String(amount)])} />
          </>
        )}
      </Section>
    </>
  );
}

function Answers({ numbers: { weeks } }: { numbers: Numbers }) {
  const answered = weeks.reduce((sum, week) => sum + week.answered, 0);
  const medians = weeks.map(({ medianAnswerMinutes }) => Math.round(medianAnswerMinutes ?? 0));
  const known = weeks.flatMap(({ medianAnswerMinutes }) => medianAnswerMinutes ?? []);
  const rows = weeks
    .map(({ from, answered: count, medianAnswerMinutes, answeredInTime }) => [
      weekOf(from),
      String(count),
      medianAnswerMinutes === null ? '–' : inHours(medianAnswerMinutes),
      answeredInTime === null ? '–' : `${Math.round(answeredInTime * 100)} %`,
    ])
    .toReversed();
  return (
    <Section title="Time to an answer" aside={`${answered} answered`}>
      {known.length === 0 ? (
        <p className={styles.none}>Nothing was answered yet.</p>
      ) : (
        <Columns series={[{ name: 'Median, minutes', weeks: medians, total: medians.at(-1) ?? 0 }]} />
      )}
      <Figures titles={['Week of', 'Answered', 'Median', 'In a day']} rows={rows} />
    </Section>
  );
}

function Totals({ numbers: { lastSevenDays, sevenDaysBefore } }: { numbers: Numbers }) {
  return (
    <dl className={styles.totals}>
      {figuresOf(lastSevenDays, sevenDaysBefore).map(({ label, value, before }) => (
        <div key={label} className={today.figure}>
          <dt className={today.figureLabel}>
            {label}
            <b className={today.before}>{before}</b>
          </dt>
          <dd className={today.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Content({ weeks }: { weeks: number }) {
  const { viewer, loading, retry } = useViewer(AdminNumbers, { variables: { weeks } });
  if (!viewer)
    return loading ? (
      <div role="status" aria-label="Loading the numbers" className={styles.two}>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
    ) : (
      <Failed what="The numbers" onRetry={retry} className={styles.none} />
    );
  const { numbers } = viewer;
  return (
    <>
      <Totals numbers={numbers} />
      <div className={styles.two}>
        <Views
          title="Views of homes"
          seen={numbers.homes.map(({ id, address, ...views }) => ({ ...views, key: id, name: address }))}
        />
        <Views
          title="Views of towns"
          seen={numbers.towns.map(({ slug, ...views }) => ({ ...views, key: slug, name: townName(slug) }))}
        />
        <Leads numbers={numbers} />
        <Answers numbers={numbers} />
      </div>
    </>
  );
}

export function Component() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('weeks') ?? 12);
  const weeks = asked in spans ? asked : 12;
  return (
    <AdminPage title="Numbers" aside="Counted here, without cookies or addresses. Bots left out.">
      <nav className={styles.spans} aria-label="Weeks">
        {Object.entries(spans).map(([count, name]) => (
          <button
            key={count}
            type="button"
            className={cx(chip)}
            aria-current={Number(count) === weeks ? 'true' : undefined}
            onClick={() => setSearch({ weeks: count })}
          >
            {name}
          </button>
        ))}
      </nav>
      <Content weeks={weeks} />
    </AdminPage>
  );
}
