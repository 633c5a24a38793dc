import { ExternalIcon, Fact, Facts, inlineLinkClass } from 'ui';
import { factsOf } from './facts-of.ts';
import { formatDay } from './new-york.ts';
import type { Property } from './page.tsx';
import * as styles from './property.css.ts';
import { useDaysSince } from './use-days-since.ts';

function Listed({ since }: { since: string }) {
  const days = useDaysSince(since);
  const ago = days === undefined ? '' : `, ${days} ${days === 1 ? 'day' : 'days'}`;
  return <Fact name="Listed">{`${formatDay(since)}${ago}`}</Fact>;
}

/** The recorded facts; missing ones are left out. */
export function Details({ home }: { home: Property }) {
  return (
    <>
      <Facts columns={2}>
        {factsOf(home).map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {home.status !== 'sold' && <Listed since={home.createdAt} />}
      </Facts>
      {home.tourUrl && (
        <a href={home.tourUrl} target="_blank" rel="noopener noreferrer" className={styles.tour}>
          <span className={inlineLinkClass}>Take the tour</span>
          <ExternalIcon />
        </a>
      )}
    </>
  );
}
