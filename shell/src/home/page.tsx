import { Slot, useSite } from 'platform';

export function Component() {
  const site = useSite();
  return (
    <>
      <title>{`${site.agent.name} | ${site.tagline}`}</title>
      <meta name="description" content={site.subtitle} />
      <h1>{site.tagline}</h1>
      <Slot name="listings/FeaturedProperties" />
      <Slot name="listings/RecentSales" />
    </>
  );
}
