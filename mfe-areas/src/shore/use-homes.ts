/** The homes for sale on the Shore, loaded when it is near. Its towns are shown without them. */

import { navigation, query } from 'platform';
import { useEffect, useState } from 'react';
import { ShoreHomes } from '../generated/operations.ts';
import { type HomesOfTown, homesByTown } from './homes-by-town.ts';

const none: ReadonlyMap<string, HomesOfTown> = new Map();

/** Empty until they are loaded, or if they cannot be loaded. */
export function useHomes(): ReadonlyMap<string, HomesOfTown> {
  const [homes, setHomes] = useState(none);
  useEffect(() => {
    let isHere = true;
    query(ShoreHomes, {}).then(
      ({ properties }) => isHere && setHomes(homesByTown(properties, navigation())),
      // The links to the towns lead to the homes, too.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return homes;
}
