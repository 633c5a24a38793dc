import { Link, useSearchParams } from 'platform';
import { documentOf, useQuery } from 'platform/apollo';
import { useState } from 'react';
import { DownIcon, UpIcon } from '../frame/icons.tsx';
import { AdminLeads } from '../generated/operations.ts';
import { filterOf, readShown } from './lead-filters.ts';
import { leadPath, whoOf } from './lead-words.ts';
import * as styles from './leads-desk.css.ts';
import { variablesOf } from './use-leads.ts';

/** The position of the open lead in its list, and links to the leads before and after it. */
export function Neighbours({ openId }: { openId: string }) {
  const [search] = useSearchParams();
  const shown = readShown(search);
  // Only from the cache: the list itself loads it.
  const { data } = useQuery(documentOf(AdminLeads), { variables: variablesOf(shown), fetchPolicy: 'cache-only' });
  const { statuses } = filterOf(shown);
  const list = data?.viewer?.leads;
  const leads = list?.nodes.filter(({ status }) => statuses.includes(status)) ?? [];
  const found = leads.findIndex(({ id }) => id === openId);
  const [place, setPlace] = useState(found);
  if (found >= 0 && found !== place) setPlace(found);
  if (place < 0 || leads.length === 0) return null;

  // An answered lead may have left the list; the next one has taken its place.
  const ways = [
    { word: 'Previous', lead: leads[place - 1], Icon: UpIcon },
    { word: 'Next', lead: leads[found < 0 ? place : place + 1], Icon: DownIcon },
  ];
  return (
    <nav className={styles.neighbours} aria-label="Leads beside this one">
      {found >= 0 && (
        <span>
          {found + 1} of {leads.length}
          {list?.pageInfo.hasNextPage && '+'}
        </span>
      )}
      {ways.map(({ word, lead, Icon }) =>
        lead ? (
          <Link
            key={word}
            to={{ pathname: leadPath(lead), search: search.toString() }}
            replace
            className={styles.neighbour}
            aria-label={`${word}: ${whoOf(lead)}`}
          >
            <Icon />
          </Link>
        ) : (
          <span key={word} className={styles.neighbour} />
        ),
      )}
    </nav>
  );
}
