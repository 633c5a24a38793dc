import { Deferred, Link, type DeferredValue, type LoaderArgs } from 'platform';
import { PropertiesForSale, type PropertiesForSaleQuery } from '../generated/operations.ts';

type Data = { forSale: DeferredValue<PropertiesForSaleQuery> };

export const loader = ({ query }: LoaderArgs): Data => ({ forSale: query(PropertiesForSale, { first: 60 }) });

export function Component({ data }: { data: Data }) {
  return (
    <>
      <title>Properties</title>
      <h1>Properties</h1>
      <Deferred value={data.forSale} loading={<p>Loading properties...</p>} error={(retry) => <button type="button" onClick={retry}>Retry</button>}>
        {({ properties }) => (
          <ul>
            {properties.nodes.map((home) => (
              <li key={home.id}>
                <Link to={`/properties/${home.id}`}>{home.address}</Link> {home.price}
              </li>
            ))}
          </ul>
        )}
      </Deferred>
    </>
  );
}
