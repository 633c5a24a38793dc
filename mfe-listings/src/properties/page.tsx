import { Deferred, type DeferredValue, getSite, type LoaderArgs, toast } from 'platform';
import { useEffect } from 'react';
import { Band, Cluster, Heading, Wrap } from 'ui';
import type { PropertyChoicesQuery } from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { SavedLink } from '../saved/saved-link.tsx';
import { askedSearch } from './asked-search.ts';
import { Filters } from './filters.tsx';
import type { Head } from './head.ts';
import { ListLoading } from './list-loading.tsx';
import type { Found } from './load.ts';
import { loadFind } from './load-find.ts';
import * as styles from './properties.css.ts';
import { FOUND, Results } from './results.tsx';
import { isSaid, type NoPrices, pathOf, readSearch, type Search } from './search.ts';

export type Data = {
  search: Search;
  /** Ends of a price, as they were typed into a form without scripts, that are none. */
  noPrices?: NoPrices | undefined;
  found: DeferredValue<Found>;
  choices: DeferredValue<PropertyChoicesQuery>;
  head: Head;
  /** The same, in a browser, once the homes say what they are. Null if they do not change it. */
  exact: DeferredValue<Head | null>;
};

let late: Awaited<ReturnType<typeof loadFind>> | undefined;
/** The data on screen, in a browser. */
let shown: Data | undefined;
let latest: LoaderArgs | undefined;

export const canonical = (data: unknown): string => (data as Data).head.path;
// Only the server calls this, after the loader. Its code is in the late chunk, so that the page does not wait for it.
export const jsonLd = (data: unknown, origin: string) => late?.listJsonLd(data as Data, origin);

/** The data on screen, if they are of this search and nothing of them has failed. They may still be on their way. */
async function onScreen(search: Search): Promise<Data | undefined> {
  const data = shown;
  if (!data || pathOf(search, search) !== pathOf(data.search, data.search)) return undefined;
  const come = Promise.all([data.found, data.choices]).then(
    () => data,
    () => undefined,
  );
  return Promise.race([come, new Promise<Data>((resolve) => setTimeout(resolve, 0, data))]);
}

export async function loader(args: LoaderArgs): Promise<Data | Response> {
  const search = readSearch(args.url.searchParams);
  // A choice that is made meanwhile is added to this search, not to the one on screen.
  askedSearch.set(search);
  latest = args;
  // Closing the sheet asks for the list on screen once more, and must wait for nothing.
  const same = isSaid(args.url.searchParams) ? undefined : await onScreen(search);
  if (same) return { ...same, search };
  try {
    late = await loadFind();
    const data = await late.load(args);
    // Offline, the list on screen is better than an error, so it stays.
    if (shown && 'found' in data && !navigator.onLine) await data.found;
    return data;
  } catch (error) {
    // If nothing is on screen yet, the whole page has failed.
    if (!shown) throw error;
    if (navigator.onLine) return { ...shown, search, found: Promise.reject(error), exact: null };
    toast({ title: 'No line', description: 'What you chose comes when it is back.' });
    await new Promise((back) => addEventListener('online', back, { once: true }));
    // Something else was chosen meanwhile, so nobody waits for this one.
    if (latest !== args) throw error;
    return loader(args);
  }
}

function HeadTags({ head }: { head: Head }) {
  const { agent } = getSite();
  return (
    <>
      <title>{`${head.title} | ${agent.name}`}</title>
      <meta name="description" content={`${head.description} by ${agent.name}.`} />
    </>
  );
}

export function Component({ data }: { data: Data }) {
  const head = <HeadTags head={data.head} />;
  useEffect(() => {
    shown = data;
    return () => {
      shown = undefined;
    };
  }, [data]);
  const failed = (retry: () => void) => <LoadFailed what="The properties" onRetry={retry} />;
  return (
    <Band space="half">
      <Wrap>
        <Deferred value={data.exact} loading={head} error={() => head}>
          {(exact) => (exact ? <HeadTags head={exact} /> : head)}
        </Deferred>
        <Cluster justify="between" align="baseline">
          <Heading level={1} look="page" tabIndex={-1}>
            Properties
          </Heading>
          <SavedLink />
        </Cluster>
        <Filters search={data.search} choices={data.choices} noPrices={data.noPrices} />
        <div id={FOUND} className={styles.found}>
          <Deferred value={data.found} loading={<ListLoading />} error={failed}>
            {(found) => <Results key={pathOf(data.search)} found={found} search={data.search} />}
          </Deferred>
        </div>
      </Wrap>
    </Band>
  );
}
