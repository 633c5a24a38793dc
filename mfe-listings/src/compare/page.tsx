/** Up to three homes as a table. Its URL names them, so that it can be sent to somebody. */

import { Deferred, type DeferredValue, getSite, Link, type LoaderArgs } from 'platform';
import { Band, buttonClass, Cluster, Heading, inlineLinkClass, Picture, Stack, Text, Wrap } from 'ui';
import { ComparedHomes, type ComparedHomesQuery } from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { gatePicture } from '../pictures/generated/gate.ts';
import { ListLoading } from '../properties/list-loading.tsx';
import * as nothing from '../properties/nothing-found.css.ts';
import { Leaflet } from '../property/leaflet.tsx';
import * as styles from './compare.css.ts';
import { comparePath, readCompared } from './compared-homes.ts';
import { CompareLedger } from './ledger.tsx';
import { PassOn } from './pass-on.tsx';
import { rowsOf } from './rows.ts';

export type Data = { ids: readonly string[]; homes: DeferredValue<ComparedHomesQuery> };

const none: ComparedHomesQuery = { properties: { nodes: [] } };

export const loader = ({ url, query }: LoaderArgs): Data => {
  const ids = readCompared(url.searchParams.get('homes'));
  return { ids, homes: ids.length > 0 ? query(ComparedHomes, { ids }) : none };
};

const titles = ['Homes, side by side', 'One home', 'Two homes, side by side', 'Three homes, side by side'];

/** Homes that are gone do not count. Until the homes have come, those of the URL do. */
function Title({ count }: { count: number }) {
  const title = titles[count];
  return (
    <>
      <title>{`${title} | ${getSite().agent.name}`}</title>
      {title}
    </>
  );
}

const Nothing = () => (
  <div className={nothing.nothing}>
    <Picture image={gatePicture} alt="" sizes={nothing.sizes} />
    <Stack gap="s5" align="start">
      <Text>Save homes with the heart on their pictures, then choose up to three of them to see side by side.</Text>
      <Cluster>
        <Link to="/saved" className={buttonClass()}>
          What I saved
        </Link>
        <Link to="/properties" className={buttonClass({ tone: 'line' })}>
          All homes
        </Link>
      </Cluster>
    </Stack>
  </div>
);

export function Component({ data: { ids, homes } }: { data: Data }) {
  const asked = <Title count={ids.length} />;
  const failed = (retry: () => void) => <LoadFailed what="The homes" onRetry={retry} />;
  return (
    <Band space="half">
      <Wrap>
        <meta name="robots" content="noindex" />
        <Heading level={1} look="page" tabIndex={-1} className={styles.title}>
          <Deferred value={homes} loading={asked} error={() => asked}>
            {({ properties: { nodes } }) => <Title count={nodes.length} />}
          </Deferred>
        </Heading>
        {ids.length === 0 ? (
          <Nothing />
        ) : (
          <Deferred value={homes} loading={<ListLoading />} error={failed}>
            {({ properties: { nodes } }) => {
              const compared = ids.map((id) => nodes.find((home) => home.id === id));
              const rows = rowsOf(compared);
              return (
                <>
                  <div className={styles.head}>
                    <Text look="quiet">
                      {rows.some(({ best }) => best.length > 0) &&
                        'The green line marks the lowest cost or the most room in a row. '}
                      <Link to="/saved" className={styles.back}>
                        <span className={inlineLinkClass}>All that I saved</span>
                      </Link>
                    </Text>
                    {nodes.length > 0 && <PassOn homes={nodes} path={comparePath(ids)} />}
                  </div>
                  <CompareLedger ids={ids} homes={compared} rows={rows} />
                  <Leaflet />
                </>
              );
            }}
          </Deferred>
        )}
      </Wrap>
    </Band>
  );
}
