import { Fact, Facts } from 'ui';
import type { Property } from './page.tsx';

/** The facts that are recorded; a missing one is left out. */
export function Details({ home }: { home: Property }) {
  const facts = [
    { name: 'Type', value: home.propertyType },
    { name: 'Year built', value: home.yearBuilt },
    { name: 'Lot size', value: home.lotSize },
    { name: 'Square feet', value: home.squareFeet },
  ];
  return (
    <Facts columns={2}>
      {facts.flatMap(({ name, value }) =>
        value
          ? [
              <Fact key={name} name={name}>
                {value}
              </Fact>,
            ]
          : [],
      )}
    </Facts>
  );
}
