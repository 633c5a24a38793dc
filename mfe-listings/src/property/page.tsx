import { Deferred, type DeferredValue, type LoaderArgs, Link, notFound } from 'platform';
import { PropertyPage, type PropertyPageQuery } from '../generated/operations.ts';

type Data = { property: DeferredValue<NonNullable<PropertyPageQuery['property']>> };

export const loader = ({ params, query }: LoaderArgs): Data => ({
  property: query(PropertyPage, { id: params.id ?? '' }).then(({ property }) => {
    if (!property) throw notFound();
    return property;
  }),
});

export function NotFound() {
  return (
    <>
      <title>Property Not Found</title>
      <h1>Property Not Found</h1>
      <Link to="/properties">Back to Properties</Link>
    </>
  );
}

export function Component({ data }: { data: Data }) {
  return (
    <Deferred value={data.property} loading={<p>Loading property...</p>} error={(retry) => <button type="button" onClick={retry}>Retry</button>}>
      {(home) => (
        <>
          <title>{home.address}</title>
          <h1>{home.address}</h1>
        </>
      )}
    </Deferred>
  );
}
